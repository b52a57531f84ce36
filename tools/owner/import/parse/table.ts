import type { Fault } from '#tools/owner/import/faults.ts'

/** The most characters of a row or of a feed's product: a longer one has a quote or tag that is never closed. */
export const LONGEST_ROW = 1_000_000

/** The most columns: Excel exports of whole shops have a few hundred. */
export const MOST_COLUMNS = 1000

export interface ParseOptions {
  readonly encoding?: string | undefined
  readonly delimiter?: string | undefined
  /** Hears how many bytes of a spreadsheet are read, and of how many. */
  readonly onProgress: (done: number, total: number) => void
}

/** A list as its file writes it, before anything is known about its columns. */
export interface Table {
  readonly columns: readonly string[]
  /** Where the names of the columns stand, from 1. */
  readonly headerLine: number
  /** For people: `separated by ";"`. */
  readonly form: string
  readonly isXml: boolean
  readonly rows: readonly TableRow[]
  /** The products that cannot be read. */
  readonly problems: readonly Fault[]
}

export interface TableRow {
  readonly line: number
  /** In the columns' order. May be fewer or more than the columns. */
  readonly cells: readonly string[]
}
