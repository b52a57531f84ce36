import { isWord, plainWords, wordPattern } from '#tools/owner/cells/cell-words.ts'
import { withoutCurrency } from '#tools/owner/cells/currency.ts'
import { digitsOf } from '#tools/owner/cells/numbers.ts'
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

/** What a product has and a total has not. */
const OF_PRODUCTS = ['id', 'sku', 'gtin', 'mpn', 'name'] as const

/** A list of fewer columns may have products with one cell. */
const FEWEST_COLUMNS = 3

/** The longest heading. A longer cell may hold rows, because a quote is not closed. */
const LONGEST = 200

const SHOWN = 5

/** The row as what it is instead of a product; undefined if it may be one. */
export function nonProductRow(
  { line, cells }: TableRow,
  columns: readonly string[],
  fields: readonly (Field | undefined)[],
): NonProductRow | undefined {
  const filled = cells.map((cell) => withoutControls(cell).trim()).filter((cell) => cell !== '')
  const own = OF_PRODUCTS.flatMap((field) => cells[fields.indexOf(field)]?.trim() ?? [])
  const hasName = (cells[fields.indexOf('name')] ?? '').trim() !== ''
  const isOne = own.every((cell) => cell === '' || cell === filled[0]) && isTotal(filled, hasName)
  const kind = isOne ? 'total' : kindOf(cells, filled, columns)
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
  const names = columns.filter((column) => column !== '').length
  if (filled.length === 1 && names >= FEWEST_COLUMNS && /^[^\n]+$/.test(first)) {
    return first.length <= LONGEST ? 'heading' : undefined
  }
  return filled.length > 1 && filled.every((cell) => columns.includes(cell) || isColumnName(cell))
    ? 'header'
    : undefined
}

const TOTAL_WORD = isWord('total')
const TOTAL_FIRST = wordPattern('total')

/** A total stands beside amounts only. Without a name beside it, more words may follow: `Subtotal mugs`. */
function isTotal([text = '', ...others]: readonly string[], hasName: boolean): boolean {
  const plain = plainWords(text)
  const [words = '', amount = ''] = plain.split(/\s*(?:[:：=]\s*|(?=\p{Nd})|$)/u)
  const isWhole = TOTAL_WORD(words) && isAmount(amount)
  return (isWhole || (!hasName && plain.search(TOTAL_FIRST) === 0)) && others.every(isAmount)
}

function isAmount(cell: string): boolean {
  return withoutCurrency(plainWords(cell)).trim() === '' || digitsOf(cell) !== undefined
}

/** A cell that holds line breaks and the beginning of another cell: a later cell's quote has closed its own. */
const OPEN_QUOTE = /^"(?=[^]*\n)[^]*[,;\t|]"/

/**
 * What is wrong with the cells of a row, whatever they mean. An error leaves the row out.
 *
 * @param isExact whether the shop has written the rows itself, so that quotes and other separators in a cell are its text
 */
export function rowDamage(
  { line, cells }: TableRow,
  columns: readonly string[],
  fields: readonly (Field | undefined)[],
  isExact: boolean,
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
