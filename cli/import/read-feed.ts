import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Problem } from '../problem.ts'
import { ShopError } from '../problem.ts'
import type { Table, TableRow } from './table.ts'

/** Comments and CDATA come first, because they may hold anything; then the tags of products and a DOCTYPE. */
const TAGS =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<!(DOCTYPE)|<(\/?)(?:[\w-]+:)?(?:item|entry)(?=[\s>])[^>]*>/gi

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  removeNSPrefix: true,
})

/**
 * Reads a Google Merchant feed: RSS with `item`, or Atom with `entry`. Each product is read by itself, so that a broken
 * one costs only itself. A repeated element, as `additional_image_link`, becomes a cell with several lines.
 *
 * @param onProblem hears which products cannot be read
 * @throws {ShopError} for a file that is no feed, or has a DOCTYPE: entities can load other files or fill the memory
 */
export function readFeed(file: string, xml: string, onProblem: (problem: Problem) => void): Table {
  const products: { line: number; cells: Map<string, string> }[] = []
  for (const { line, source } of itemsOf(file, xml)) {
    const item = readItem(source)
    if ('cells' in item) products.push({ line, cells: item.cells })
    else {
      onProblem({
        level: 'error',
        rule: 'broken-xml',
        file,
        line: line + item.fault.line - 1,
        message: `this product's XML is broken (${item.fault.message})`,
        fix: 'mend it, with < written as &lt; and & as &amp;; the product is left out',
      })
    }
  }
  const columns = [...new Set(products.flatMap(({ cells }) => [...cells.keys()]))]
  const rows = products.map(({ line, cells }) => ({
    line,
    cells: columns.map((column) => cells.get(column) ?? ''),
  }))
  return { columns, form: 'XML', rows: inTurn(rows) }
}

function* itemsOf(file: string, xml: string): Generator<{ line: number; source: string }> {
  let start = -1
  let line = 1
  let counted = 0
  let found = 0
  for (const tag of xml.matchAll(TAGS)) {
    const [text, doctype, slash] = tag
    if (doctype !== undefined) {
      throw new ShopError(
        `${file}:${xml.slice(0, tag.index).split('\n').length} The file has a <!DOCTYPE>, which can load other files. ` +
          'Delete it, with all of its <!ENTITY> lines: a product feed needs none.',
      )
    }
    if (slash === undefined) continue
    if (slash === '') start = tag.index
    else if (start >= 0) {
      for (; counted < start; counted++) if (xml[counted] === '\n') line++
      yield { line, source: xml.slice(start, tag.index + text.length) }
      start = -1
      found++
    }
  }
  if (start >= 0) {
    throw new ShopError(
      `${file}:${xml.slice(0, start).split('\n').length} The file ends within this product. Export the feed again.`,
    )
  }
  if (found === 0) {
    throw new ShopError(
      `${file} is XML, but has no products: there is no <item> and no <entry>. Export it as a Google Merchant feed.`,
    )
  }
}

/** The texts of a product by element, or why there are none. */
function readItem(
  source: string,
): { cells: Map<string, string> } | { fault: { line: number; message: string } } {
  // Deprecated for another package, which does not accept the same XML as the parser here.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const result = XMLValidator.validate(source)
  if (result !== true) return { fault: { line: result.err.line, message: result.err.msg } }
  try {
    return { cells: cellsOf(parser.parse(source)) }
  } catch (error) {
    return { fault: { line: 1, message: error instanceof Error ? error.message : String(error) } }
  }
}

function cellsOf(parsed: unknown): Map<string, string> {
  const [item] = entriesOf(parsed).map(([, value]) => value)
  return new Map(
    entriesOf(item)
      .map(([name, value]): [string, string] => [name, textsOf(value).join('\n')])
      .filter(([name, text]) => !name.startsWith('@') && text !== ''),
  )
}

/** The texts of an element that may be repeated, or have attributes. What has further elements is no text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()].filter((text) => text !== '')
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return entriesOf(value)
    .filter(([name]) => name === '#text' || name === '@href')
    .flatMap(([, text]) => textsOf(text))
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

async function* inTurn(rows: readonly TableRow[]): AsyncGenerator<TableRow> {
  for (const row of rows) yield await Promise.resolve(row)
}
