import type { LongTask } from './long-tasks.ts'
import type { MachineReport } from './machine.ts'
import type { PageLoads } from './page-loads.ts'
import type { Use } from './presses.ts'

/** All figures of a run; a part that was left out is undefined. */
export interface Report {
  readonly date: string
  readonly runs: number
  /** By kind of visit, such as `loads` or `second`. */
  readonly visits: Readonly<Record<string, PageLoads>>
  readonly tasks?: readonly LongTask[]
  readonly uses?: readonly Use[]
  readonly machine: MachineReport
}
