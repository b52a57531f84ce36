import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { plainLine } from '#tools/owner/cells/plain-text.ts'
import { ShopError } from '#tools/owner/problem.ts'
import { faultAt, type Fault } from '#tools/owner/import/faults.ts'
import { MOST_COLUMNS, type Table } from './table.ts'

/** Comments and CDATA come first, because they may hold anything; then the tags of products and a DOCTYPE. */
const STARTS = /<!--|<!\[CDATA\[|<!DOCTYPE|<\/?(?:[\w-]+:)?(?:item|entry|offer)(?=[\s>])/gi

const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>' }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  removeNSPrefix: true,
})

/**
 * Reads a Google Merchant feed: RSS with `item`, or Atom with `entry`, or Yandex's with `offer`. Each product is read
 * by itself, so that a broken one costs only itself. A repeated element, such as `additional_image_link`, becomes a
 * cell with several lines.
 *
 * @throws {ShopError} for a file that is not a feed, or has a DOCTYPE: entities can load other files or fill the memory
 */
export function readFeed(file: string, xml: string): Table {
  const problems: Fault[] = []
  const products: { line: number; cells: Map<string, string> }[] = []
  // Yandex names the category of an offer by its number.
  const categories = new Map(
    Array.from(
      xml.matchAll(/<category\b[^>]*\bid="([^"]*)"[^>]*>([^<]*)</g),
      ([, id, name = '']) => [id, plainLine(name)],
    ),
  )
  const names = new Set<string>()
  for (const { line, source } of itemsOf(file, xml)) {
    const item = readItem(source)
    if ('cells' in item) {
      const category = categories.get(item.cells.get('categoryId'))
      if (category !== undefined) item.cells.set('category', category)
      products.push({ line, cells: item.cells })
      for (const name of item.cells.keys()) names.add(name)
      refuseManyNames(file, line, names)
    } else {
      // The parser's message repeats what it has read, which may be a whole file.
      const message = item.fault.message.slice(0, 200)
      const at = line + item.fault.line - 1
      problems.push(faultAt(at, 'broken-xml', undefined, undefined, { fault: message }))
    }
  }
  const columns = [...names]
  const rows = products.map(({ line, cells }) => ({
    line,
    cells: columns.map((column) => cells.get(column) ?? ''),
  }))
  return { columns, headerLine: 1, form: 'XML', isXml: true, rows, problems }
}

function refuseManyNames(file: string, line: number, names: ReadonlySet<string>): void {
  if (names.size <= MOST_COLUMNS) return
  throw new ShopError(
    `${file}:${line} The products up to here have ${names.size} elements of different names, ` +
      `and at most ${MOST_COLUMNS} are read. Export the feed again, with the elements of a Google Merchant feed.`,
  )
}

function* itemsOf(file: string, xml: string): Generator<{ line: number; source: string }> {
  let start = -1
  let line = 1
  let counted = 0
  let found = 0
  const lineAt = (index: number) => {
    for (; counted < index; counted++) if (xml[counted] === '\n') line++
    return line
  }
  for (STARTS.lastIndex = 0; ;) {
    const tag = STARTS.exec(xml)
    if (!tag) break
    const [text] = tag
    if (text.startsWith('<!D') || text.startsWith('<!d')) {
      throw new ShopError(
        `${file}:${lineAt(tag.index)} The file has a <!DOCTYPE>, which can load other files. ` +
          'Delete it, with all of its <!ENTITY> lines: a product feed needs none.',
      )
    }
    const close = ENDS[text.toUpperCase()] ?? '>'
    const end = xml.indexOf(close, STARTS.lastIndex)
    if (end < 0) {
      throw new ShopError(
        `${file}:${lineAt(tag.index)} ${text} is opened here, and ${close} never follows. ` +
          'Close it, or export the feed again; nothing after it can be read.',
      )
    }
    STARTS.lastIndex = end + close.length
    if (close !== '>') continue
    if (!text.startsWith('</')) start = tag.index
    else if (start >= 0) {
      yield { line: lineAt(start), source: xml.slice(start, STARTS.lastIndex) }
      start = -1
      found++
    }
  }
  if (start >= 0) {
    throw new ShopError(
      `${file}:${lineAt(start)} The file ends within this product. Export the feed again.`,
    )
  }
  if (found === 0) {
    throw new ShopError(
      /<(?:html|table)\b/i.test(xml)
        ? `${file} is a web page. Open it in your spreadsheet, and save it as "CSV UTF-8".`
        : `${file} is XML, but has no products: there is no <item>, <entry> or <offer>. ` +
            'Export it as a Google Merchant feed.',
    )
  }
}

/** The text of each element of a product, or why it cannot be read. */
function readItem(
  source: string,
): { cells: Map<string, string> } | { fault: { line: number; message: string } } {
  // The package that the deprecation names does not accept the same XML as the parser here.
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
  const texts = entriesOf(item).flatMap(([name, value]) =>
    [value].flat().flatMap((each: unknown) => textOf(name, each)),
  )
  const columns = Map.groupBy(texts, ([name]) => name)
  return new Map(
    Array.from(columns, ([name, same]) => [name, same.map(([, text]) => text).join('\n')]),
  )
}

/** The column and the text of an element, if it has a text: `product_detail` and `param` say their column themselves. */
function textOf(name: string, value: unknown): (readonly [column: string, text: string])[] {
  const { attribute_name: label, attribute_value: detail, ...element } = elementOf(value)
  const children = Object.entries(element).filter(([key]) => !/^[@#]/.test(key))
  const own = element['#text'] ?? element['@href'] ?? children.map(([, text]) => text).join(', ')
  const column = label ?? (name === 'param' ? element['@name'] : undefined) ?? name
  const text = [detail ?? own, element['@unit'] ?? ''].join(' ').trim()
  return text === '' || (name.startsWith('@') && !/^@(?:id|available)$/.test(name))
    ? []
    : [[column.replace(/^@/, ''), text]]
}

/** The texts of an element's attributes and children by their names; of an element without any, its text. */
function elementOf(value: unknown): Readonly<Partial<Record<string, string>>> {
  if (typeof value === 'string') return { '#text': value.trim() }
  return Object.fromEntries(
    entriesOf(value).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text.trim()]] : [],
    ),
  )
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
