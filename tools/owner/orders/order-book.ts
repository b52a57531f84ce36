import { existsSync } from 'node:fs'
import { fromMinorUnits } from '#src/domain/money/money.ts'
import { isNo } from '#tools/owner/cells/cell-words.ts'
import { bareCell, safeCell } from '#tools/owner/cells/encoding.ts'
import { decimalMarkOf } from '#tools/owner/cells/numbers.ts'
import { readListFile } from '#tools/owner/import/parse/list-file.ts'
import { parseList } from '#tools/owner/import/parse/parse-list.ts'
import { ShopError } from '#tools/owner/problem.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import type { CheckedOrder } from './check-order.ts'

/** The owner marks `paid` and `sent`; `stock` has the day on which `--stock` has counted the order. */
const COLUMNS = [
  ...['number', 'day', 'customer', 'lines', 'delivery', 'total', 'differs'],
  ...['paid', 'sent', 'stock', 'file'],
]

/** A list of orders as the owner has it: two columns may have one name, and rows may be longer than the columns. */
export interface Book {
  readonly columns: readonly string[]
  readonly rows: string[][]
}

/** @throws {ShopError} if it is another file of this name */
export async function readBook(path: string, language: string): Promise<Book> {
  if (!existsSync(path)) return { columns: COLUMNS, rows: [] }
  const { columns, rows } = await parseList(await readListFile(path), () => false, { language })
  const missing = COLUMNS.filter((column) => !columns.includes(column))
  if (missing.length > 0)
    throw new ShopError(
      `${path} lacks a column in its first line: ${missing.join(', ')}. Add it, or move the file.`,
    )
  return { columns, rows: rows.map(({ cells }) => [...cells]) }
}

/** The row of a new order. Columns of the owner's own are empty. */
export function rowOf(order: CheckedOrder, columns: readonly string[], shop: Settings): string[] {
  const mark = decimalMarkOf(shop.language)
  const sumText = (units: number) => fromMinorUnits(units).toFixed(shop.decimals).replace('.', mark)
  const cells: Readonly<Record<string, string>> = {
    ...{ number: order.number, day: order.day, total: sumText(order.total) },
    customer: safeCell(order.answers.join('\n')),
    lines: order.lines
      .map(({ count, number, name, sum }) => `${count} × [${number}] ${name}: ${sumText(sum)}`)
      .join('\n'),
    delivery: safeCell(order.delivery),
    differs: safeCell(order.differs.join(', ')),
    file: safeCell(order.file),
  }
  return columns.map((name, index) => (columns.indexOf(name) === index ? (cells[name] ?? '') : ''))
}

export type BookedOrder = ReturnType<typeof bookedIn>[number]

/** The orders of a book: a line that the owner has corrected counts. Rows without a number are the owner's own, such as a sum. */
export function bookedIn({ columns, rows }: Book) {
  return rows.flatMap((row) => {
    const cell = (column: string) => bareCell(row[columns.indexOf(column)] ?? '').trim()
    const isMarked = (column: string) => cell(column) !== '' && !isNo(cell(column))
    const lines = cell('lines').matchAll(/^(\d+) × \[(.+?)\] (.*?)(?:: [\d.,]+)?$/gm)
    const order = {
      ...{ row, cell, isPaid: isMarked('paid'), isSent: isMarked('sent') },
      lines: Array.from(lines, ([, count, article = '', name = '']) => ({
        ...{ count: Number(count), article, name },
      })),
    }
    return cell('number') === '' ? [] : [order]
  })
}
