import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { readCatalogue } from '#tools/owner/catalogue.ts'
import { checkSettings } from '#tools/owner/check/check-settings.ts'
import { shopArgument, type Command } from '#tools/owner/command.ts'
import { counted } from '#tools/owner/counted.ts'
import { csvForm, csvText } from '#tools/owner/export/csv-rows.ts'
import { stockAfter } from '#tools/owner/orders/list-stock.ts'
import { bookedIn, readBook, rowOf } from '#tools/owner/orders/order-book.ts'
import { ordersPage, PAGE_MARK } from '#tools/owner/orders/orders-page.ts'
import { readFolder } from '#tools/owner/orders/read-folder.ts'
import { problemsOf, ShopError, UsageError } from '#tools/owner/problem.ts'
import { languageCodes } from '#tools/owner/texts.ts'
import { allCategories } from '#tools/site/settings/read-settings.ts'
import { todayText } from '#tools/site/today.ts'
import { writeFiles } from '#tools/site/write-files.ts'

const problem = problemsOf(
  {},
  {
    'order-none':
      'no order is found in it; save mails as .eml and chats as .txt or .zip, or paste the message, from its first line on, into a .txt',
    'order-differs': '{number}: {differs}; ask the customer before you send anything',
  },
)

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
    const [path, page] = [join(folder, 'orders.csv'), join(folder, 'orders.html')]
    if (existsSync(page) && !readFileSync(page, 'utf8').includes(PAGE_MARK))
      throw new ShopError(`${page} is not a page of this command, so it stays. Move it away.`)
    const { columns, rows } = await readBook(path, settings.language)
    const known = new Set(bookedIn({ columns, rows }).map(({ cell }) => cell('number')))
    const { entities } = readCatalogue(shop, allCategories(settings), languageCodes(settings))
    const { orders, silent } = await readFolder(folder, shop, settings, entities, known)
    orders.sort((a, b) => a.day.localeCompare(b.day))
    rows.push(...orders.map((order) => rowOf(order, columns, settings)))
    const all = bookedIn({ columns, rows })
    const uncounted = all.filter(({ cell }) => cell('stock') === '')
    const stock = await stockAfter(uncounted, shop, settings)
    const files: (readonly [path: string, content: string | Uint8Array])[] = []
    if (values.stock === true) {
      if (!stock)
        throw new ShopError('--stock needs "source": "../list.csv" in shop.json: your list.')
      files.push(...(await stock.newList()))
      for (const { row } of uncounted) row[columns.indexOf('stock')] = todayText()
    }
    const { delimiter } = csvForm(settings.language, settings.decimals)
    files.push([path, csvText([[...columns], ...rows], delimiter)])
    files.push([page, ordersPage(settings.name, all, stock?.left)])
    if (all.length > 0) writeFiles(files)
    const toPack = all.filter(({ isSent }) => !isSent).length
    const differing = orders.filter(({ differs }) => differs.length > 0)
    const problems = [
      ...silent.map((file) => problem('order-none', { file })),
      ...differing.map(({ file, number, differs }) =>
        problem('order-differs', { file }, { number, differs: differs.join(', ') }),
      ),
    ]
    terminal.line(
      `${folder}: ${counted(all.length, 'order')}, ${orders.length} new, ${toPack} to pack`,
    )
    terminal.problems(problems)
    terminal.line(
      all.length > 0
        ? `Written: ${files.map(([path]) => path).join(', ')}. Open ${page} in your browser.`
        : `Nothing is written. Save your mails as .eml into ${folder}, and run the command again.`,
    )
    terminal.result({ folder, orders: all.length, added: orders.length, toPack, problems })
    return 0
  },
}
