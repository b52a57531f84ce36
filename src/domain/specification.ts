/** One row of a list of specifications. */
export interface Specification {
  readonly label: string
  readonly value: string
}

/** The rows that have a value. */
export function filledRows(rows: readonly Specification[]): Specification[] {
  return rows.filter((row) => row.value.trim() !== '')
}
