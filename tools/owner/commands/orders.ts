import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { todayText } from '#tools/site/today.ts'
import { checkSettings } from '#tools/owner/check/check-settings.ts'
import { shopArgument, type Command } from '#tools/owner/command.ts'
import { counted } from '#tools/owner/counted.ts'
import { csvForm, csvText } from '#tools/owner/export/csv-rows.ts'
import { readListFile } from '#tools/owner/import/parse/list-file.ts'
import { parseList } from '#tools/owner/import/parse/parse-list.ts'
import { stockOf, withStock } from '#tools/owner/orders/list-stock.ts'
import {
  BOOK,
  bookedIn,
  bookWith,
  markCounted,
  numbersIn,
  PAGE,
  type Book,
} from '#tools/owner/orders/order-book.ts'
import { ordersPage, PAGE_MARK } from '#tools/owner/orders/orders-page.ts'
import { ordersOf } from '#tools/owner/orders/read-folder.ts'
import { ShopError, UsageError } from '#tools/owner/problem.ts'
import { writeFiles } from '#tools/site/write-files.ts'

/** Reads saved messages, and keeps a list of their orders beside them. */
export const ordersCommand: Command = {
  name: 'orders',
  summary: 'Makes an order book of the mails and chats in a folder, on your machine.',
  safety:
    'It writes orders.csv and orders.html into that folder. What you have written into orders.csv stays, and new orders are ' +
    'added; an orders.html that it has not made stays.\n' +
    '--stock takes what was ordered from the stock in the list that "source" in shop.json names, each order once.',
  usage: 'orders FOLDER [DIR] [--stock] [--json]',
  options: { stock: { type: 'boolean' } },
  async run({ positionals: [folder, ...named], values }, terminal) {
    if (folder === undefined) throw new UsageError('Name the folder of your mails.')
    const shop = shopArgument(named)
    if (!existsSync(folder)) throw new ShopError(`There is no folder ${folder}.`)
    if (/^(?:api|img|files)\b/.test(relative(resolve(shop), resolve(folder))))
      throw new ShopError(`${folder} is published with the shop. Move your mails out of it.`)
    const { settings } = checkSettings(shop)
    // Sums are in the smallest unit of its currency.
    SETTINGS.decimals = settings.decimals
    const [path, page] = [join(folder, BOOK), join(folder, PAGE)]
    if (existsSync(page) && !readFileSync(page, 'utf8').includes(PAGE_MARK))
      throw new ShopError(`${page} is not a page of this command, so it stays. Move it away.`)
    const before = await readBook(path, settings.language)
    const { orders, entities, problems } = await ordersOf(folder, shop, settings, numbersIn(before))
    const book = bookWith(orders, settings, before)
    const all = bookedIn(book)
    const stock = await stockOf(shop, settings, entities, all)
    const files: (readonly [path: string, content: string | Uint8Array])[] = []
    if (values.stock === true) {
      files.push(...(await withStock(stock)))
      problems.push(...stock.problems)
      markCounted(book, todayText())
    }
    const { delimiter } = csvForm(settings.language, settings.decimals)
    files.push([path, csvText([[...book.columns], ...book.rows], delimiter)])
    files.push([page, ordersPage(settings, todayText(), all, stock.left)])
    if (all.length > 0) writeFiles(files)
    const toPack = all.filter(({ isSent }) => !isSent).length
    terminal.line(
      `${folder}: ${counted(all.length, 'order')}, ${book.added} new, ${toPack} to pack`,
    )
    terminal.line('')
    terminal.problems(problems)
    terminal.line('')
    terminal.line(
      all.length > 0
        ? `Written: ${files.map(([path]) => path).join(', ')}. Open ${page} in your browser.`
        : `Nothing is written. Save your mails as .eml into ${folder}, and run the command again.`,
    )
    terminal.result({ folder, orders: all.length, added: book.added, toPack, problems })
    return 0
  },
}

/** @throws {ShopError} if it is another file of this name */
async function readBook(path: string, language: string): Promise<Book> {
  if (!existsSync(path)) return { columns: [], rows: [] }
  const { columns, rows } = await parseList(await readListFile(path), () => false, { language })
  if (!['number', 'paid', 'sent'].every((column) => columns.includes(column)))
    throw new ShopError(
      `${path} lacks a column in its first line: number, paid, sent. Add it, or move the file.`,
    )
  return { columns, rows: rows.map(({ cells }) => [...cells]) }
}
