import { fromMinorUnits } from '#src/domain/money/money.ts'
import { isNo } from '#tools/owner/cells/cell-words.ts'
import { bareCell, safeCell } from '#tools/owner/cells/encoding.ts'
import { priceText, type csvForm } from '#tools/owner/export/csv-rows.ts'
import type { CheckedOrder } from './check-order.ts'

type Row = Map<string, string>

/** The columns of `orders.csv` that this program fills in; the owner marks `paid`, `sent` and, if need be, `stock`. */
const COLUMNS = [
  ...(['number', 'day', 'customer', 'lines', 'delivery', 'total', 'differs'] as const),
  ...(['paid', 'sent', 'stock', 'file'] as const),
]

type Column = (typeof COLUMNS)[number]

/** The day in an order's number: `2026-11-24`. */
export function dayOf(number: string): string {
  return number.slice(3, 9).replace(/(..)(..)(..)/, '20$1-$2-$3')
}

/** What an owner has written: rows and columns stay as they are, and orders that are not among them follow. */
export function bookWith(
  orders: readonly CheckedOrder[],
  form: ReturnType<typeof csvForm>,
  columns: readonly string[],
  cells: readonly (readonly string[])[],
) {
  const all = [...new Set([...columns, ...COLUMNS])]
  const kept = cells.map(
    (row): Row => new Map(columns.map((name, index) => [name, row[index] ?? ''])),
  )
  const known = new Set(kept.map((row) => cellOf(row, 'number')))
  const added = orders
    .filter(({ number }) => !known.has(number))
    .sort((a, b) => (dayOf(a.number) < dayOf(b.number) ? -1 : 1))
    .map((order): Row => {
      const sum = (units: number) => priceText(fromMinorUnits(units), form)
      const lines = order.lines.map(
        ({ count, number, name, sum: units }) => `${count} × [${number}] ${name}: ${sum(units)}`,
      )
      return new Map(
        Object.entries({
          number: order.number,
          day: dayOf(order.number),
          customer: safeCell(order.answers.join('\n')),
          lines: lines.join('\n'),
          delivery: safeCell(order.delivery),
          total: sum(order.total),
          differs: safeCell(order.differs.join('; ')),
          file: safeCell(order.file),
        } satisfies Partial<Record<Column, string>>),
      )
    })
  return { columns: all, rows: [...kept, ...added], added: added.length }
}

export function cellOf(row: Row, column: Column): string {
  return bareCell(row.get(column) ?? '').trim()
}

/** An order of the book, as the page shows it. */
export type PackedOrder = ReturnType<typeof packed>

/** As the owner has it now: a line that was corrected by hand counts. */
export function packed(row: Row) {
  const cells = Object.fromEntries(COLUMNS.map((column) => [column, cellOf(row, column)]))
  const texts: Partial<Record<string, string>> = cells
  const { number = '', customer = '', delivery = '', total = '', differs = '' } = texts
  const { paid = '', sent = '', stock = '', lines = '' } = texts
  return {
    ...{ number, day: dayOf(number), customer, delivery, total, differs, paid, sent },
    isPaid: paid !== '' && !isNo(paid),
    isSent: sent !== '' && !isNo(sent),
    /** Whether its pieces are to be taken from the stock. */
    isTaken: stock !== '',
    lines: lines.split('\n').flatMap((text) => {
      const [, count, article = '', name = ''] =
        /^(\d+) × \[(.+?)\] (.*?)(?:: [^:]*)?$/.exec(text) ?? []
      return count === undefined ? [] : [{ text, count: Number(count), number: article, name }]
    }),
  }
}
