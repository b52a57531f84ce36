import type { FacetTimes } from './facets.ts'
import type { Shifts } from './layout-shift.ts'
import type { LongTask } from './long-tasks.ts'
import type { MachineReport } from './machine.ts'
import type { PageLoads } from './page-loads.ts'
import type { Use } from './presses.ts'
import type { SearchReport } from './search.ts'

/** All figures of a run; a part that was left out is undefined. */
export interface Report {
  readonly date: string
  readonly runs: number
  /** By kind of visit, as `loads` or `second`. */
  readonly visits: Readonly<Record<string, PageLoads>>
  readonly shifts?: Shifts
  readonly tasks?: readonly LongTask[]
  readonly renders?: Record<string, number>
  readonly uses?: readonly Use[]
  /** By the number of products. */
  readonly facets?: Readonly<Record<string, FacetTimes>>
  readonly search?: SearchReport
  readonly machine: MachineReport
}
