import type { Field } from '#tools/owner/import/map/fields.ts'
import type { Problem } from '#tools/owner/problem.ts'

/** Something wrong in a row, or in the cell of a field. */
export interface Fault extends Pick<Problem, 'level' | 'read' | 'message' | 'fix'> {
  readonly rule: string
  readonly field?: Field
}

/** A fault, and the line of its row. */
export interface PlacedFault extends Fault {
  readonly line: number
}

/** What was read from the cells of a row, and what its owner should know about them. */
export interface Reading<Value> {
  readonly value: Value
  readonly faults: readonly Fault[]
}

/** A value that nothing is wrong with. */
export function sure<Value>(value: Value): Reading<Value> {
  return { value, faults: [] }
}

/** A value whose cell has a fault; the value may be a default. */
export function doubtful<Value>(value: Value, fault: Fault): Reading<Value> {
  return { value, faults: [fault] }
}
