import type { Fault } from '#tools/owner/import/faults.ts'
import { withoutControls } from '#tools/owner/cells/plain-text.ts'

/** The most characters of a row or of a feed's product: a longer one has a quote or tag that is never closed. */
export const LONGEST_ROW = 1_000_000

/** The most columns: Excel exports of whole shops have a few hundred. */
export const MOST_COLUMNS = 1000

export interface ParseOptions {
  /** The shop's, by which its encoding is found out: `pl`. */
  readonly language: string
  readonly encoding?: string | undefined
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

/** The header is one of the first ten rows. */
export const FIRST_ROWS = 10

/**
 * The rows below the header, which is the row with most names of columns among the first ones: titles and addresses may
 * stand above it. Undefined without rows.
 */
export function tableOf(
  rows: readonly TableRow[],
  form: string,
  isColumnName: (cell: string) => boolean,
): Table | undefined {
  const first = rows.slice(0, FIRST_ROWS)
  const names = first.map(({ cells }) => new Set(cells.filter(isColumnName)).size)
  const most = Math.max(...names)
  const header = first[most > 1 ? names.indexOf(most) : 0]
  return (
    header && {
      columns: header.cells.map((cell) => withoutControls(cell).trim()),
      headerLine: header.line,
      form,
      isXml: false,
      problems: [],
      rows: rows.slice(rows.indexOf(header) + 1),
    }
  )
}
