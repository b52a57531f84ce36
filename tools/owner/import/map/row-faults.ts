import { withoutControls } from '#tools/owner/cells/plain-text.ts'
import { hasOtherDelimiter } from '#tools/owner/import/parse/read-csv.ts'
import { fault, type Fault, faultAt } from '#tools/owner/import/faults.ts'
import type { TableRow } from '#tools/owner/import/parse/table.ts'
import { shownCell } from '#tools/owner/problem.ts'
import { isColumnName } from './columns.ts'
import { longestOf, type Field } from './fields.ts'

const KINDS = { heading: 'heading-line', total: 'total-line', header: 'header-again' } as const

/** A row between the products of a list made for people. */
export interface NonProductRow {
  readonly kind: keyof typeof KINDS
  readonly line: number
  readonly text: string
}

const TOTAL =
  /^(?:gesamt(?:summe|betrag|wert)?|(?:zwischen|end|teil)?summe|(?:sub|grand ?)?total|sum|anzahl|insgesamt)\b\s*:?/i

/** A total has few other cells: a product of the brand Total has many. */
const MOST_OF_TOTAL = 4

/** A list of fewer columns may have products with one cell. */
const FEWEST_COLUMNS = 3

/** The longest heading. A longer cell may hold rows, because a quote is not closed. */
const LONGEST = 200

const SHOWN = 5

/** The row as what it is instead of a product; undefined if it may be one. */
export function nonProductRow(
  { line, cells }: TableRow,
  columns: readonly string[],
): NonProductRow | undefined {
  const filled = cells.map((cell) => withoutControls(cell).trim()).filter((cell) => cell !== '')
  const kind = kindOf(cells, filled, columns)
  return kind && { kind, line, text: filled[0] ?? '' }
}

/** Each kind is reported once. */
export function nonProductProblems(rows: readonly NonProductRow[]): Fault[] {
  return Object.entries(KINDS).flatMap(([kind, rule]) => {
    const found = rows.filter((row) => row.kind === kind)
    const [first] = found
    if (!first) return []
    const shown = found.slice(0, SHOWN).map(({ text }) => shownCell(text))
    const read = [...shown, ...(found.length > SHOWN ? ['…'] : [])].join(', ')
    const lines = found.length === 1 ? 'a line holds' : `${found.length} lines hold`
    return fault(rule, { line: first.line, read }, { lines })
  })
}

function kindOf(
  cells: readonly string[],
  filled: readonly string[],
  columns: readonly string[],
): keyof typeof KINDS | undefined {
  const [first = ''] = filled
  if (hasOtherDelimiter(cells, columns)) return undefined
  if (filled.length <= MOST_OF_TOTAL && TOTAL.test(first)) return 'total'
  const names = columns.filter((column) => column !== '').length
  if (filled.length === 1 && names >= FEWEST_COLUMNS && /^[^\n]+$/.test(first)) {
    return first.length <= LONGEST ? 'heading' : undefined
  }
  return filled.length > 1 && filled.every((cell) => columns.includes(cell) || isColumnName(cell))
    ? 'header'
    : undefined
}

interface RowForm {
  readonly columns: readonly string[]
  readonly fields: readonly (Field | undefined)[]
  /** Whether the shop has written the rows itself, so that quotes and other separators in a cell are its text. */
  readonly isExact: boolean
}

/** A cell that holds line breaks and the beginning of another cell: a later cell's quote has closed its own. */
const OPEN_QUOTE = /^"(?=[^]*\n)[^]*[,;\t|]"/

/** What is wrong with the cells of a row, whatever they mean. An error leaves the row out. */
export function rowDamage(
  { line, cells }: TableRow,
  { columns, fields, isExact }: RowForm,
): Fault | undefined {
  const counts = { cells: cells.length, columns: columns.length }
  if (!isExact && cells.some((cell) => OPEN_QUOTE.test(cell))) return faultAt(line, 'open-quote')
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    return faultAt(line, 'row-too-long', undefined, undefined, counts)
  if (!isExact && hasOtherDelimiter(cells, columns))
    return faultAt(line, 'other-separator', undefined, cells.join(' '))
  if (cells.length < columns.length)
    return faultAt(line, 'row-too-short', undefined, undefined, counts)
  // A cell that is too long to be right may hold the rest of the file.
  for (const [index, cell] of cells.entries()) {
    const field = fields[index]
    if (field === undefined || cell.length <= longestOf(field)) continue
    const values = { length: cell.length, most: longestOf(field) }
    return faultAt(line, 'cell-too-long', columns[index] ?? field, cell, values)
  }
  return undefined
}
