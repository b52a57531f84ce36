import { markup, type Markup } from '#tools/site/previews/markup.ts'
import type { PreviewShop } from '#tools/site/previews/preview-shop.ts'
import { cellText, FEEDS, feedRow, fieldNames, type Feed, type Row } from './fields.ts'

interface FeedFile {
  readonly path: string
  /** The beginning of each line that is a product. */
  readonly row: RegExp
  readonly text: (rows: readonly Row[], shop: PreviewShop) => string
}

/** Of each feed its file: a line for each product. */
export const FEED_FILES: Readonly<Record<Feed, FeedFile>> = {
  google: {
    path: 'feeds/google.xml',
    row: /^<item>/gm,
    text: (rows, { settings: { name, address, description } }) =>
      markup`${{ html: '<?xml version="1.0" encoding="UTF-8"?>' }}
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${name}</title><link>${address}</link><description>${description}</description>
${rows.map((row) => markup`<item>${elementsOf(row)}</item>\n`)}</channel></rss>
`.html,
  },
  meta: {
    path: 'feeds/meta.csv',
    row: /^(?!id,)./gm,
    text: (rows) =>
      tableOf('meta', rows)
        .map((cells) => `${cells.map(quoted).join(',')}\n`)
        .join(''),
  },
  openai: {
    path: 'feeds/openai.jsonl',
    row: /^\{/gm,
    text: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  },
}

/** The feeds that the settings ask for. */
export function* feedFiles(shop: PreviewShop): Generator<[path: string, text: string]> {
  for (const feed of FEEDS.filter((each) => shop.settings.feeds[each])) {
    const { path, text } = FEED_FILES[feed]
    yield [path, text(feedRows(feed, shop), shop)]
  }
}

/** The products that a feed takes. */
export function feedRows(feed: Feed, shop: PreviewShop): Row[] {
  return shop.products.flatMap((page) => {
    const { row, lacks } = feedRow(feed, page, shop)
    return lacks.length === 0 ? [row] : []
  })
}

/** The names of a feed's fields, and below them a row for each product. */
export function tableOf(feed: Feed, rows: readonly Row[]): string[][] {
  const names = fieldNames(feed)
  return [names, ...rows.map((row) => names.map((name) => cellText(row[name])))]
}

function quoted(cell: string): string {
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function elementsOf(row: Row): Markup[] {
  return Object.entries(row).flatMap(([name, cells]) => {
    const tag = { html: `g:${name}` }
    return [cells].flat().map((cell) => {
      const inner = typeof cell === 'object' ? elementsOf(cell) : String(cell)
      return markup`<${tag}>${inner}</${tag}>`
    })
  })
}
