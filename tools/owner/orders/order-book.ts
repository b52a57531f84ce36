import { fromMinorUnits } from '#src/domain/money/money.ts'
import { isNo } from '#tools/owner/cells/cell-words.ts'
import { bareCell, safeCell } from '#tools/owner/cells/encoding.ts'
import { decimalMarkOf } from '#tools/owner/cells/numbers.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import type { CheckedOrder } from './check-order.ts'

export const BOOK = 'orders.csv'
export const PAGE = 'orders.html'

/** A row of the book, by the names of its columns. */
type Row = Map<string, string>

/** The owner marks `paid` and `sent`; `stock` has the day on which `--stock` has counted the order. */
const COLUMNS = [
  ...(['number', 'day', 'customer', 'lines', 'delivery', 'total', 'differs'] as const),
  ...(['paid', 'sent', 'stock', 'file'] as const),
]

/** The day in an order's number: `2026-11-24`. */
export function dayOf(number: string): string {
  return number.slice(3, 9).replace(/(..)(..)(..)/, '20$1-$2-$3')
}

/** The rows and columns that are there, as the owner has them, and after them the orders that are not among them. */
export function bookWith(
  orders: readonly CheckedOrder[],
  { language, decimals }: Settings,
  { columns, rows }: { readonly columns: readonly string[]; readonly rows: readonly string[][] },
) {
  const sumText = (units: number) =>
    fromMinorUnits(units).toFixed(decimals).replace('.', decimalMarkOf(language))
  const before = rows.map((row): Row => new Map(columns.map((name, at) => [name, row[at] ?? ''])))
  const known = new Set(before.map((row) => row.get('number')))
  const added = orders
    .filter(({ number }) => !known.has(number))
    .sort((a, b) => dayOf(a.number).localeCompare(dayOf(b.number)))
    .map((order): Row => {
      const lines = order.lines.map(
        ({ count, number, name, sum }) => `${count} × [${number}] ${name}: ${sumText(sum)}`,
      )
      return new Map([
        ['number', order.number],
        ['day', dayOf(order.number)],
        ['customer', safeCell(order.answers.join('\n'))],
        ['lines', lines.join('\n')],
        ['delivery', safeCell(order.delivery)],
        ['total', sumText(order.total)],
        ['differs', safeCell(order.differs.join(', '))],
        ['file', safeCell(order.file)],
      ])
    })
  return {
    columns: [...new Set([...columns, ...COLUMNS])],
    rows: [...before, ...added],
    added: added.length,
  }
}

export type BookedOrder = ReturnType<typeof booked>

/** An order as the book has it: a line that the owner has corrected counts. */
export function booked(row: Row) {
  const cell = (column: (typeof COLUMNS)[number]) => bareCell(row.get(column) ?? '').trim()
  const isMarked = (text: string) => text !== '' && !isNo(text)
  const number = cell('number')
  return {
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
}
