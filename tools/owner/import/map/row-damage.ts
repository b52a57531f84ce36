import { hasOtherDelimiter } from '#tools/owner/import/parse/read-csv.ts'
import { faultAt, type Fault } from '#tools/owner/import/faults.ts'
import type { TableRow } from '#tools/owner/import/parse/table.ts'
import { longestOf, type Field } from './fields.ts'

/** What the rows of a list should look like. */
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
