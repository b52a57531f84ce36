import { readFileSync } from 'node:fs'
import { counted } from '#tools/owner/counted.ts'
import { markup, type Markup } from '#tools/site/previews/markup.ts'
import { projectFile } from '#tools/site/project-folder.ts'
import type { BookedOrder } from './order-book.ts'

/** By this, the program knows a page that it may replace. */
export const PAGE_MARK = '<meta name="generator" content="gadgetry orders">'

const COLUMNS = [
  ...['number', 'day', 'customer', 'lines', 'delivery', 'total', 'paid', 'sent', 'differs'],
]

/**
 * What to fetch from the shelves, and all orders, those to pack first. The page loads nothing and runs no code.
 *
 * @param left pieces by article number
 */
export function ordersPage(
  shop: string,
  orders: readonly BookedOrder[],
  left: ReadonlyMap<string, number> = new Map(),
): string {
  const styles = ['tools/site/previews/page.css', 'tools/owner/orders/orders.css']
  const css = styles.map((path) => readFileSync(projectFile(path), 'utf8')).join('')
  const open = orders.filter(({ isSent }) => !isSent)
  const unpaid = open.filter(({ isPaid }) => !isPaid).length
  const lines = open.flatMap((order) => order.lines)
  const articles = Map.groupBy(lines, ({ article, name }) => `${article} ${name}`)
  const toPack = Array.from(articles, ([article, some]) => {
    const pieces = some.reduce((sum, { count }) => sum + count, 0)
    return [article, pieces, left.get(some[0]?.article ?? '') ?? '']
  })
  const sentLast = [...open, ...orders.filter(({ isSent }) => isSent)]
  return markup`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${{ html: PAGE_MARK }}
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Orders · ${shop}</title>
<style>${{ html: css }}</style>
<main>
<h1>Orders · ${shop}</h1>
<p>${counted(orders.length, 'order')}, ${open.length} to pack, ${unpaid} of them not paid.
Write a day into the columns “paid” and “sent” of orders.csv, save it, and run the command again.</p>
<h2>To pack</h2>
${table(['article', 'pieces', 'left in stock'], toPack.sort())}
<h2>All orders</h2>
${table(
  COLUMNS,
  sentLast.map(({ cell }) => COLUMNS.map(cell)),
)}
</main>
`.html
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): Markup {
  return markup`<table>
<tr>${head.map((cell) => markup`<th scope="col">${cell}</th>`)}</tr>
${rows.map((row) => markup`<tr>${row.map((cell) => markup`<td dir="auto">${cell}</td>`)}</tr>\n`)}</table>`
}
