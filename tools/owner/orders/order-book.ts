import { fromMinorUnits } from '#src/domain/money/money.ts'
import { isNo } from '#tools/owner/cells/cell-words.ts'
import { bareCell, safeCell } from '#tools/owner/cells/encoding.ts'
import { decimalMarkOf } from '#tools/owner/cells/numbers.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import type { CheckedOrder } from './check-order.ts'

export const BOOK = 'orders.csv'
export const PAGE = 'orders.html'

/** The owner marks `paid` and `sent`; `stock` has the day on which `--stock` has counted the order. */
const COLUMNS = [
  ...(['number', 'day', 'customer', 'lines', 'delivery', 'total', 'differs'] as const),
  ...(['paid', 'sent', 'stock', 'file'] as const),
]

type Column = (typeof COLUMNS)[number]

/** The day in an order's number: `2026-11-24`. */
export function dayOf(number: string): string {
  return number.slice(3, 9).replace(/(..)(..)(..)/, '20$1-$2-$3')
}

/** A list of orders: two columns may have one name, and rows may be longer than the columns. */
export interface Book {
  readonly columns: readonly string[]
  readonly rows: readonly string[][]
}

export function numbersIn({ columns, rows }: Book): ReadonlySet<string> {
  return new Set(rows.map((row) => row[columns.indexOf('number')] ?? ''))
}

/** What is there, as the owner has it, with the columns that it lacks, and after it the orders that are not among its rows. */
export function bookWith(
  orders: readonly CheckedOrder[],
  { language, decimals }: Settings,
  before: Book,
): Book & { readonly added: number } {
  const columns = [...before.columns, ...COLUMNS.filter((name) => !before.columns.includes(name))]
  const sumText = (units: number) =>
    fromMinorUnits(units).toFixed(decimals).replace('.', decimalMarkOf(language))
  const known = numbersIn(before)
  const added = orders
    .filter(({ number }) => !known.has(number))
    .sort((a, b) => dayOf(a.number).localeCompare(dayOf(b.number)))
    .map((order) => {
      const lines = order.lines.map(
        ({ count, number, name, sum }) => `${count} × [${number}] ${name}: ${sumText(sum)}`,
      )
      const cells: Partial<Record<Column, string>> = {
        number: order.number,
        day: dayOf(order.number),
        customer: safeCell(order.answers.join('\n')),
        lines: lines.join('\n'),
        delivery: safeCell(order.delivery),
        total: sumText(order.total),
        differs: safeCell(order.differs.join(', ')),
        file: safeCell(order.file),
      }
      const row = columns.map(() => '')
      for (const column of COLUMNS) row[columns.indexOf(column)] = cells[column] ?? ''
      return row
    })
  return { columns, rows: [...before.rows, ...added], added: added.length }
}

export type BookedOrder = ReturnType<typeof bookedIn>[number]

/** The orders as the book has them: a line that the owner has corrected counts. */
export function bookedIn({ columns, rows }: Book) {
  return rows.flatMap((row) => {
    const cell = (column: Column) => bareCell(row[columns.indexOf(column)] ?? '').trim()
    const isMarked = (text: string) => text !== '' && !isNo(text)
    const number = cell('number')
    const order = {
      ...{ number, day: dayOf(number), customer: cell('customer'), delivery: cell('delivery') },
      ...{ total: cell('total'), differs: cell('differs'), paid: cell('paid'), sent: cell('sent') },
      ...{ isPaid: isMarked(cell('paid')), isSent: isMarked(cell('sent')) },
      isCounted: cell('stock') !== '',
      lines: cell('lines')
        .split('\n')
        .map((text) => {
          const [, count = '0', article = '', name = ''] =
            /^(\d+) × \[(.+?)\] (.*?)(?:: [\d.,]+)?$/.exec(text) ?? []
          return { text, count: Number(count), article, name }
        }),
    }
    // A row of the owner's own, such as a sum.
    return number === '' ? [] : [order]
  })
}

/** Marks the orders that `--stock` has counted now. */
export function markCounted({ columns, rows }: Book, day: string): void {
  const [number, stock] = [columns.indexOf('number'), columns.indexOf('stock')]
  for (const row of rows) {
    while (row.length <= stock) row.push('')
    if (row[number] !== '' && row[stock] === '') row[stock] = day
  }
}
