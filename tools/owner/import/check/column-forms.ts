import { dayOrderOf } from '#tools/owner/cells/dates.ts'
import {
  decimalMarkOf,
  digitsOf,
  isAmbiguous,
  readNumber,
  styleOf,
  type DecimalMark,
  type NumberStyle,
} from '#tools/owner/cells/numbers.ts'
import { faultAt, type Fault } from '#tools/owner/import/faults.ts'
import { PRICE_FIELDS, type Field, type Row } from '#tools/owner/import/map/fields.ts'
import type { ImportMap } from '#tools/owner/import/map/map-file.ts'
import type { List } from '#tools/owner/import/map/map-list.ts'
import { shownCell } from '#tools/owner/problem.ts'

/** How the columns of a list write numbers and days: each as its own cells show, else as in the shop's language. */
export type ColumnForms = ReturnType<typeof columnForms>

const DAY_FIELDS = ['saleFrom', 'saleUntil', 'salePeriod', 'availableFrom', 'availability'] as const

const OTHER = { '.': ',', ',': '.' } as const

export function columnForms({ rows }: List, { decimal }: ImportMap, language: string) {
  const cellsOf = (fields: readonly Field[]) =>
    rows.flatMap(({ cells }) => fields.flatMap((field) => cells[field] ?? []))
  const facts = Map.groupBy(
    rows.flatMap((row) => Object.entries(row.facts)),
    ([name]) => name,
  )
  const days = dayOrderOf(cellsOf(DAY_FIELDS), language)
  const pieces = cellsOf(['stock']).map((cell) => amountIn(cell)?.digits ?? '')
  const mark = decimalMarkOf(language)
  // Pieces are whole: `1.200` are a thousand also in English.
  const hasParts = pieces.some(
    (digits) => /[.,](?!000)\d{3}$/.test(digits) && digits.includes(mark),
  )
  return {
    language,
    mark,
    price: decimal ?? styleOf(cellsOf(PRICE_FIELDS)),
    stock: styleOf(pieces),
    stockMark: hasParts ? OTHER[mark] : mark,
    facts: new Map(
      Array.from(facts, ([name, values]) => [
        name,
        styleOf(values.map(([, value]) => amountIn(value)?.digits ?? '')),
      ]),
    ),
    days,
  }
}

/** The number in a cell, and what stands before and after it: `ca. `, `1.500` and ` g`. */
export function amountIn(cell: string) {
  const [, before = '', digits = '', after = ''] =
    /^(\D{0,9}?)([-+]?\p{Nd}(?:[\p{Nd}\s.,'’٬٫]*\p{Nd})?)(\P{Nd}{0,16})$/u.exec(cell.trim()) ?? []
  return digits === '' ? undefined : { before, digits, after }
}

/** A number of a column that does not hold money; undefined if it is none. */
export function readAmount(
  digits: string,
  style: NumberStyle,
  mark: DecimalMark,
): number | undefined {
  const sign = digits.startsWith('-') ? -1 : 1
  const { number } = readNumber(
    digits.replace(/^[-+]/, ''),
    style === 'mixed' ? mark : (style ?? mark),
  )
  return number === undefined ? undefined : sign * number
}

/** A fact as the shop reads it: `1500 g` for `1.500 g`. Numbers without a unit, and lists, stay as they are. */
export function factText(name: string, value: string, forms: ColumnForms): string {
  const { before = '', digits = '', after = '' } = amountIn(value) ?? {}
  if (after.trim() === '' || /^[-+]?\d*(?:[.,]\d{1,2})?$/.test(digits)) return value
  const number = readAmount(digits, forms.facts.get(name), forms.mark)
  if (number === undefined) return value
  // A comma before three digits would mean thousands.
  const text = String(number)
    .replace('.', forms.mark)
    .replace(/(?<=[1-9]),\d{3}$/, '$&0')
  return `${before}${text}${after}`
}

/** Columns whose numbers only the shop's language explains: each once, with what is taken. */
export function ambiguousColumns(list: List, forms: ColumnForms): Fault[] {
  const columns = [
    ...list.factColumns.map(({ name, column }) => ({
      column,
      style: forms.facts.get(name),
      mark: forms.mark,
      valueOf: ({ facts }: Row) => facts[name],
    })),
    {
      column: list.columns[list.fields.indexOf('stock')] ?? '',
      style: forms.stock,
      mark: forms.stockMark,
      valueOf: ({ cells }: Row) => cells.stock,
    },
  ]
  return columns.flatMap(({ column, style, mark, valueOf }) => {
    if (style === '.' || style === ',') return []
    const found = list.rows.flatMap((row) => {
      const { digits = '', after = '' } = amountIn(valueOf(row) ?? '') ?? {}
      return isAmbiguous(digitsOf(digits) ?? '') ? [{ row, digits, after }] : []
    })
    const [first] = found
    if (!first) return []
    const read = String(readAmount(first.digits, style, mark)).replace('.', forms.mark)
    return faultAt(first.row.line, 'number-ambiguous', column, `${first.digits}${first.after}`, {
      count: found.length === 1 ? 'the number' : `${found.length} numbers`,
      read: shownCell(`${read}${first.after}`),
    })
  })
}
