import { readFileSync } from 'node:fs'
import { markup, type Markup } from '#tools/site/previews/markup.ts'
import { projectFile } from '#tools/site/project-folder.ts'
import { counted } from '#tools/owner/counted.ts'
import type { PackedOrder } from './order-book.ts'

/** By this, the page is known as one that the program may replace. */
export const PAGE_MARK = '<meta name="generator" content="gadgetry orders">'

/** The page of all orders: what is to be packed, each order of it, and all others. It loads nothing, and runs no code. */
export function ordersPage(
  shop: string,
  day: string,
  orders: readonly PackedOrder[],
  left: ReadonlyMap<string, number>,
): string {
  const style = ['site/previews/page.css', 'owner/orders/orders.css'].map((path) =>
    readFileSync(projectFile(`tools/${path}`), 'utf8'),
  )
  const open = orders.filter(({ isSent }) => !isSent)
  const toPack = [...open.filter(({ isPaid }) => isPaid), ...open.filter(({ isPaid }) => !isPaid)]
  const { html } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${{ html: PAGE_MARK }}
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Orders · ${shop}</title>
<style>${{ html: style.join('') }}</style>
</head>
<body>
<main>
<h1>Orders of ${shop}</h1>
<p>${day}: ${counted(orders.length, 'order')}, ${toPack.length} to pack, ${open.filter(({ isPaid }) => !isPaid).length} of them not paid.</p>
<p class="quiet">Write a day into the columns ‘paid’ and ‘sent’ of orders.csv, save it, and run the command again.</p>
${toPack.length === 0 ? markup`<p>Nothing is to be packed.</p>` : articlesOf(toPack, left)}
${toPack.map(slipOf)}
<h2>All orders</h2>
${table(
  ['Number', 'Day', 'Total', 'Paid', 'Sent', 'Differs'],
  orders
    .toReversed()
    .map(({ number, day, total, paid, sent, differs }) => [
      ...[number, day, total, paid, sent],
      differs === '' ? '' : 'yes',
    ]),
)}
</main>
</body>
</html>
`
  return html
}

/** What to fetch from the shelves. */
function articlesOf(orders: readonly PackedOrder[], left: ReadonlyMap<string, number>): Markup {
  const lines = orders.flatMap(({ lines, isPaid }) => lines.map((line) => ({ ...line, isPaid })))
  const articles = Map.groupBy(lines, ({ number, name }) => `${number} ${name}`)
  const sum = (some: typeof lines) => String(some.reduce((all, { count }) => all + count, 0))
  return markup`<h2>To pack</h2>
${table(
  ['Article', 'Name', 'Pieces', 'Paid', 'Left in stock'],
  Array.from(articles.values(), (some) => {
    const [{ number = '', name = '' } = {}] = some
    const paid = some.filter(({ isPaid }) => isPaid)
    return [number, name, sum(some), sum(paid), String(left.get(number) ?? '')]
  }).sort(([a = ''], [b = '']) => a.localeCompare(b)),
)}`
}

function slipOf({
  number,
  day,
  lines,
  customer,
  delivery,
  total,
  differs,
  isPaid,
}: PackedOrder): Markup {
  return markup`<article>
<h3>${number} <small>${day} · ${isPaid ? 'paid' : 'not paid yet'}</small></h3>
${differs === '' ? undefined : markup`<p class="differs">Look at this: ${differs}.</p>`}
<p class="customer" dir="auto">${customer}</p>
<ul>${lines.map(({ text }) => markup`<li><label><input type="checkbox"> <span dir="auto">${text}</span></label></li>`)}</ul>
<p>${delivery === '' ? undefined : markup`<span dir="auto">${delivery}</span><br>`}<strong>Total ${total}</strong></p>
</article>
`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): Markup {
  return markup`<div class="wide"><table>
<tr>${head.map((cell) => markup`<th scope="col">${cell}</th>`)}</tr>
${rows.map((row) => markup`<tr>${row.map((cell) => markup`<td dir="auto">${cell}</td>`)}</tr>\n`)}</table></div>`
}
