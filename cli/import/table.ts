/** What a file holds, before anything is known about its columns. */
export interface Table {
  readonly columns: readonly string[]
  /** Where the names of the columns stand, from 1. */
  readonly headerLine: number
  /** For people: `separated by ";"`. */
  readonly form: string
  readonly rows: AsyncIterable<TableRow>
}

export interface TableRow {
  /** Where the row begins, from 1. */
  readonly line: number
  /** In the columns' order. May be fewer or more than the columns. */
  readonly cells: readonly string[]
}
