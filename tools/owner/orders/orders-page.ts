import { readFileSync } from 'node:fs'
import { counted } from '#tools/owner/counted.ts'
import { markup, type Markup } from '#tools/site/previews/markup.ts'
import { projectFile } from '#tools/site/project-folder.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import type { BookedOrder } from './order-book.ts'

/** By this, the program knows a page that it may replace. */
export const PAGE_MARK = '<meta name="generator" content="gadgetry orders">'

/**
 * What is to be packed, a slip for each order of it, and a table of all. The page loads nothing and runs no code.
 *
 * @param left pieces by article number
 */
export function ordersPage(
  { name, currency }: Settings,
  today: string,
  orders: readonly BookedOrder[],
  left: ReadonlyMap<string, number>,
): string {
  const styles = ['tools/site/previews/page.css', 'tools/owner/orders/orders.css']
  const css = styles.map((path) => readFileSync(projectFile(path), 'utf8')).join('')
  const open = orders.filter(({ isSent }) => !isSent)
  const paid = open.filter(({ isPaid }) => isPaid)
  const unpaid = open.filter(({ isPaid }) => !isPaid)
  const all = orders.toReversed().map((order) => {
    const { number, day, total, paid, sent, differs } = order
    return [number, day, total, paid, sent, differs === '' ? '' : 'yes']
  })
  return markup`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${{ html: PAGE_MARK }}
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Orders · ${name}</title>
<style>${{ html: css }}</style>
<main>
<h1>Orders · ${name}</h1>
<p>${today}: ${counted(orders.length, 'order')}, ${open.length} to pack, ${unpaid.length} of them not paid.</p>
<p class="quiet">Write a day into the columns “paid” and “sent” of orders.csv, save it, and run the command again.</p>
<h2>To pack</h2>
${tableOf(['Article', 'Name', 'Pieces', 'Paid', 'Left'], articlesIn(open, left))}
${[...paid, ...unpaid].map((order) => slipOf(order, currency))}
<section>
<h2>All orders</h2>
${tableOf(['Number', 'Day', 'Total', 'Paid', 'Sent', 'Differs'], all)}
</section>
</main>
`.html
}

/** What to fetch from the shelves. */
function articlesIn(orders: readonly BookedOrder[], left: ReadonlyMap<string, number>): string[][] {
  const lines = orders.flatMap(({ lines, isPaid }) => lines.map((line) => ({ ...line, isPaid })))
  const byArticle = Map.groupBy(lines, ({ article, name }) => `${article} ${name}`)
  const piecesIn = (some: typeof lines) => some.reduce((sum, { count }) => sum + count, 0)
  return Array.from(byArticle.values(), (some) => {
    const [line] = some
    const paid = some.filter(({ isPaid }) => isPaid)
    const article = line?.article ?? ''
    const cells = [article, line?.name ?? '', piecesIn(some), piecesIn(paid)]
    return [...cells, left.get(article) ?? ''].map(String)
  }).sort((a, b) => a.join().localeCompare(b.join()))
}

function slipOf(order: BookedOrder, currency: string): Markup {
  const { number, day, isPaid, differs, customer, lines, delivery, total } = order
  return markup`<article>
<h3>${number} <small>${day}, ${isPaid ? 'paid' : 'not paid yet'}</small></h3>
${differs === '' ? undefined : markup`<p class="differs">Look at this: ${differs}.</p>`}
<p class="lines" dir="auto">${customer}</p>
<ul>
${lines.map(({ text }) => markup`<li><label><input type="checkbox"> <bdi>${text}</bdi></label></li>\n`)}</ul>
<p class="lines"><bdi>${delivery}</bdi>
<strong>Total: ${total} ${currency}</strong></p>
</article>
`
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): Markup {
  return markup`<div class="wide"><table>
<tr>${head.map((cell) => markup`<th scope="col">${cell}</th>`)}</tr>
${rows.map((row) => markup`<tr>${row.map((cell) => markup`<td dir="auto">${cell}</td>`)}</tr>\n`)}</table></div>`
}
