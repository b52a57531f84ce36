import { currencyMarksOf, currencyMarksOfName } from '#tools/owner/cells/currency.ts'
import { decimalMarkOf, digitsOf, readNumber, styleOf } from '#tools/owner/cells/numbers.ts'
import type { TableRow } from '#tools/owner/import/parse/table.ts'
import type { Columns } from './columns.ts'

/** A column is doubtful if its amount is below the price in at least this many of ten rows. */
const MOST_OF_TEN = 9

/** Whether a column may be what the owner pays: amounts of money that are below the price in most rows. */
export function doubtfulColumns(
  columns: readonly string[],
  fields: Columns['fields'],
  rows: readonly TableRow[],
  language: string,
): (column: string) => boolean {
  const cellsAt = (index: number) => rows.map(({ cells }) => cells[index] ?? '')
  const numbersAt = (index: number) => {
    const style = styleOf(cellsAt(index))
    return cellsAt(index).map((cell) => readNumber(cell, style, decimalMarkOf(language)).number)
  }
  const prices = numbersAt(fields.indexOf('price'))
  return (column) => {
    const index = columns.indexOf(column)
    const filled = cellsAt(index).filter((cell) => cell.trim() !== '')
    // `Length (cm)`, but not `Amount (EUR)`.
    const hasUnit = /[([]/.test(column) && currencyMarksOfName(column).length === 0
    if (hasUnit || !filled.every(isNumber) || !filled.some(isMoney)) return false
    const lower = numbersAt(index).filter((amount = Infinity, row) => amount < (prices[row] ?? 0))
    return lower.length * 10 >= filled.length * MOST_OF_TEN
  }
}

/** `1:10` is a scale. */
function isNumber(cell: string): boolean {
  return !cell.includes(':') && digitsOf(cell) !== undefined
}

/** With cents, or a currency. */
function isMoney(cell: string): boolean {
  return /[.,]\d\d$/.test(digitsOf(cell) ?? '') || currencyMarksOf(cell).length > 0
}
