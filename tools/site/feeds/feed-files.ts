import { markup, type Markup } from '#tools/site/previews/markup.ts'
import type { PreviewShop } from '#tools/site/previews/preview-shop.ts'
import { FEEDS, FIELDS, feedRow, type Cell, type Feed } from './fields.ts'

type Row = ReadonlyMap<string, readonly Cell[]>

interface FeedFile {
  readonly path: string
  /** The beginning of each line that is a product. */
  readonly row: RegExp
  readonly lines: (shop: PreviewShop, rows: Iterable<Row>) => Iterable<string>
}

/** Of each feed its file: a line for each product. */
export const FEED_FILES: Readonly<Record<Feed, FeedFile>> = {
  google: { path: 'feeds/google.xml', row: /^<item>/gm, lines: xmlLines },
  meta: { path: 'feeds/meta.csv', row: /^(?!id,)./gm, lines: csvLines },
  openai: {
    path: 'feeds/openai.jsonl',
    row: /^\{/gm,
    *lines(_, rows) {
      for (const row of rows) yield `${JSON.stringify(jsonOf(row))}\n`
    },
  },
}

/** The feeds that the settings ask for, in parts: a large shop's is never in memory as a whole. */
export function* feedFiles(shop: PreviewShop): Generator<[path: string, parts: Iterable<string>]> {
  for (const feed of FEEDS.filter((each) => shop.settings.feeds[each])) {
    const { path, lines } = FEED_FILES[feed]
    yield [path, lines(shop, feedRows(feed, shop))]
  }
}

/** The products that a feed takes. */
export function* feedRows(feed: Feed, shop: PreviewShop): Generator<Row> {
  for (const page of shop.products) {
    const { cells, lacks } = feedRow(feed, page, shop)
    if (lacks.length === 0) yield cells
  }
}

/** The names of all fields of a feed. */
export function fieldNames(feed: Feed): string[] {
  return FIELDS.flatMap(({ [feed]: name }) => name ?? [])
}

/** Cells as one text: several with commas, and the parts of each with colons. */
export function cellText(cells: readonly Cell[] = []): string {
  return cells
    .map((cell) => (typeof cell === 'object' ? Object.values(cell).join(':') : String(cell)))
    .map((text) => (cells.length > 1 ? text.replaceAll(',', '%2C') : text))
    .join(',')
}

function* xmlLines({ settings }: PreviewShop, rows: Iterable<Row>): Generator<string> {
  const { name, address, description } = settings
  yield '<?xml version="1.0" encoding="UTF-8"?>\n'
  yield '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n'
  yield markup`<title>${name}</title><link>${address}</link><description>${description}</description>\n`
    .html
  for (const row of rows) {
    const elements = [...row].flatMap(([field, cells]) => cells.map((cell) => element(field, cell)))
    yield markup`<item>${elements}</item>\n`.html
  }
  yield '</channel></rss>\n'
}

function element(name: string, cell: Cell): Markup {
  const tag = { html: `g:${name}` }
  const parts = typeof cell === 'object' ? Object.entries(cell).filter(([, part]) => part) : []
  const inner = parts.map(([part, text]) => element(part, text))
  return markup`<${tag}>${typeof cell === 'object' ? inner : String(cell)}</${tag}>`
}

function* csvLines(_: PreviewShop, rows: Iterable<Row>): Generator<string> {
  const names = fieldNames('meta')
  yield `${names.join(',')}\n`
  for (const row of rows) {
    const texts = names.map((name) => cellText(row.get(name)))
    yield `${texts.map((text) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\n`
  }
}

/** Several pictures or countries are a list; parts without names of their own are text. */
function jsonOf(row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Array.from(row, ([name, cells]) => [
      name,
      LISTS.has(name) ? cells : name === 'shipping' ? cellText(cells) : cells[0],
    ]),
  )
}

const LISTS = new Set(['additional_image_urls', 'target_countries'])
