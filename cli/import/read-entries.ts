import { basename } from 'node:path'
import type { Settings } from '#src/domain/settings/settings.ts'
import { bareCell, unpackText } from '../packed-cell.ts'
import { ShopError, type Problem } from '../problem.ts'
import { beginning } from './beginning.ts'
import { cleanCell } from './clean-cell.ts'
import { columnList } from './column-list.ts'
import { columnKey, columnsOf, isColumnName, isDescription, type Columns } from './columns.ts'
import { isField, type Entry, type Facts, type Field } from './fields.ts'
import { LONGEST_ROW, MOST_COLUMNS } from './limits.ts'
import type { ImportMap } from './map-file.ts'
import { linesAside } from './lines-aside.ts'
import { ownColumns, ownFactOf, ownValue, type OwnColumn } from './own-columns.ts'
import { readCsv } from './read-csv.ts'
import { readFeed } from './read-feed.ts'
import { readText } from './read-text.ts'
import { rowProblem } from './row-problem.ts'
import { isDetailColumn, ownCells, type ShopColumns, type ShopRow } from './shop-row.ts'
import { isShopify, SHOPIFY_COLUMNS, shopifyEntries } from './shopify.ts'
import type { Unused } from './suggestions.ts'
import type { Table, TableRow } from './table.ts'
import { isWooCommerce, WOOCOMMERCE_COLUMNS, wooCommerceEntries } from './woocommerce.ts'

/** What a file holds, for people: `Shopify products`. */
export type FileKind =
  | 'spreadsheet'
  | 'Shopify products'
  | 'WooCommerce products'
  | 'Google Merchant feed'
  | 'export of this shop'

/** Suggestions look at this many rows to know what a column holds. */
const SAMPLE = 100

/** A file, read. */
export interface FileEntries {
  readonly kind: FileKind
  /** For people: `windows-1252, separated by ";"`. */
  readonly form: string
  readonly columns: readonly string[]
  /** Where they stand, from 1. */
  readonly headerLine: number
  readonly use: Columns
  /** Rows of the file, without the header. */
  readonly rows: number
  readonly entries: readonly Entry[]
  /** The columns whose cells become facts of the shop's own. */
  readonly own: readonly OwnColumn[]
  /** The columns that are not used, in the file's order. */
  readonly unused: readonly Unused[]
}

export interface ReadOptions {
  readonly map: ImportMap
  readonly encoding?: string | undefined
  readonly delimiter?: string | undefined
  /** Those that the shop's settings name: their columns are known. */
  readonly facts?: Settings['facts']
  /** Whether columns that are not known become facts of the shop's own. */
  readonly keepsColumns?: boolean
  readonly onProblem: (problem: Problem) => void
  readonly onProgress: (done: number, total: number) => void
}

/**
 * Reads a spreadsheet or a feed of any known form.
 *
 * @throws {ShopError} if the file as a whole cannot be read
 */
export async function readEntries(file: string, options: ReadOptions): Promise<FileEntries> {
  const { encoding, text } = await readText(file, options.encoding, options.onProgress)
  const name = basename(file)
  const { start, whole } = await beginning(text, LONGEST_ROW)
  const table = /^\uFEFF?\s*</.test(start)
    ? readFeed(name, await joined(whole), options.onProblem)
    : await readCsv(
        name,
        start,
        whole,
        (cell) => isColumnName(cell) || Object.hasOwn(options.map.columns, cell.trim()),
        options.delimiter,
      )
  refuseManyColumns(name, table.columns)
  const kind = kindOf(table)
  const found = columnsOf(table.columns, chosenColumns(name, table, kind, options.map))
  const known = SHOP_COLUMNS[kind]
  const unused = found.unused.filter(
    (column) => !known || !(isDetailColumn(column) || Object.hasOwn(known, columnKey(column))),
  )
  const use = { ...found, unused }
  const own = ownColumns(table.columns, use.fields, {
    said: new Map(
      Object.entries(options.map.columns).map(([column, field]) => [column, ownFactOf(field)]),
    ),
    facts: options.facts ?? {},
    kept:
      options.keepsColumns && kind !== 'export of this shop'
        ? new Set(unused.filter((column) => !isDescription(column)))
        : undefined,
  })
  const read = await entriesOf(name, table, kind, use, own, options.onProblem)
  const { columns, headerLine } = table
  return { kind, form: `${encoding}, ${table.form}`, columns, headerLine, use, ...read }
}

async function joined(text: AsyncIterable<string>): Promise<string> {
  const pieces: string[] = []
  for await (const piece of text) pieces.push(piece)
  return pieces.join('')
}

function refuseManyColumns(file: string, columns: readonly string[]): void {
  const count = columns.filter((column) => column !== '').length
  if (count <= MOST_COLUMNS) return
  throw new ShopError(
    `${file}:1 The first row names ${count} columns, and at most ${MOST_COLUMNS} are read. ` +
      'Delete those that a shop has no use for; if these are products, each needs a line of its own.',
  )
}

function kindOf({ columns, form }: Table): FileKind {
  if (form === 'XML') return 'Google Merchant feed'
  const keys = new Set(columns.map(columnKey))
  if (isShopify(keys)) return 'Shopify products'
  if (isWooCommerce(keys)) return 'WooCommerce products'
  const names = new Set(columns.map((column) => column.replace(/^g:/i, '').replace(/\s/g, '_')))
  if (names.has('colorsAvailable') && names.has('slug')) return 'export of this shop'
  const isFeed =
    names.has('id') && names.has('title') && (names.has('image_link') || names.has('availability'))
  return isFeed ? 'Google Merchant feed' : 'spreadsheet'
}

function chosenColumns(
  file: string,
  { columns }: Table,
  kind: FileKind,
  map: ImportMap,
): Map<string, Field | undefined> {
  const known = SHOP_COLUMNS[kind] ?? {}
  const chosen = new Map(
    columns
      .filter((column) => Object.hasOwn(known, columnKey(column)))
      .map((column) => [column, known[columnKey(column)]]),
  )
  for (const [column, name] of Object.entries(map.columns)) {
    if (!columns.includes(column)) {
      throw new ShopError(
        `The map file names the column "${column}", which ${file} does not have. It has: ${columnList(columns)}.`,
      )
    }
    chosen.set(column, isField(name) ? name : undefined)
  }
  return chosen
}

async function entriesOf(
  file: string,
  { columns, rows }: Table,
  kind: FileKind,
  { fields, unused }: Columns,
  own: readonly OwnColumn[],
  onProblem: (problem: Problem) => void,
) {
  const entries: ShopRow[] = []
  const keys = columns.map(columnKey)
  const sample: (readonly string[])[] = []
  let count = 0
  const aside = linesAside(file, columns)
  for await (const row of rows) {
    count++
    if (kind === 'spreadsheet' && aside.has(row)) continue
    const problem = rowProblem(file, row, {
      columns,
      fields,
      isOwn: kind === 'export of this shop',
    })
    if (problem) onProblem(problem)
    if (problem?.level === 'error') continue
    if (sample.length < SAMPLE) sample.push(row.cells)
    const { line } = row
    const cells = Object.hasOwn(SHOP_COLUMNS, kind) ? ownCells(keys, fields, row.cells) : NO_CELLS
    entries.push({
      line,
      facts: factsOf(fields, row, kind),
      own: ownFactsOf(own, row, kind),
      cells,
    })
  }
  aside.report(onProblem)
  return {
    rows: count,
    entries: joinedRows(file, kind, new Set(keys), entries, onProblem),
    own,
    unused: without(unused, own).map((name) => ({
      name,
      cells: filledCells(sample, columns.indexOf(name)),
    })),
  }
}

function without(names: readonly string[], own: readonly OwnColumn[]): string[] {
  return names.filter((name) => !own.some(({ column }) => column === name))
}

function filledCells(rows: readonly (readonly string[])[], index: number): string[] {
  return rows.map((cells) => (cells[index] ?? '').trim()).filter((cell) => cell !== '')
}

/** What a feed says to Google alone. */
const GOOGLE_COLUMNS: ShopColumns = {
  ...{ link: undefined, mobilelink: undefined, adslink: undefined, shipping: undefined },
  ...{ tax: undefined, identifierexists: undefined, adult: undefined, isbundle: undefined },
  ...{ costofgoodssold: undefined, adsredirect: undefined, shippinglabel: undefined },
  ...{ customlabel0: undefined, customlabel1: undefined, customlabel2: undefined },
  ...{ customlabel3: undefined, customlabel4: undefined, excludeddestination: undefined },
}

const SHOP_COLUMNS: Readonly<Partial<Record<FileKind, ShopColumns>>> = {
  'Shopify products': SHOPIFY_COLUMNS,
  'WooCommerce products': WOOCOMMERCE_COLUMNS,
  'Google Merchant feed': GOOGLE_COLUMNS,
}

const NO_CELLS = new Map<string, string>()

function joinedRows(
  file: string,
  kind: FileKind,
  keys: ReadonlySet<string>,
  rows: readonly ShopRow[],
  onProblem: (problem: Problem) => void,
): readonly Entry[] {
  if (kind === 'Shopify products') return shopifyEntries(file, keys, rows, onProblem)
  if (kind === 'WooCommerce products') return wooCommerceEntries(file, rows, onProblem)
  return rows
}

function factsOf(fields: Columns['fields'], { cells }: TableRow, kind: FileKind): Facts {
  const facts: Facts = {}
  fields.forEach((field, index) => {
    const cell = cells[index] ?? ''
    if (field === undefined || cell.trim() === '') return
    const text = kind === 'export of this shop' ? bareCell(cell) : cleanCell(cell)
    if (text === '') return
    const before = facts[field]
    facts[field] = before === undefined ? text : `${before}\n${text}`
  })
  return facts
}

function ownFactsOf(
  own: readonly OwnColumn[],
  { cells }: TableRow,
  kind: FileKind,
): Readonly<Record<string, string>> {
  if (own.length === 0) return NO_FACTS
  return Object.fromEntries(
    own.flatMap((column) => {
      const cell = cells[column.index] ?? ''
      const text = kind === 'export of this shop' ? bareCell(cell) : cleanCell(cell)
      return text === '' ? [] : [[column.name, ownValue(unpackText(text), column)]]
    }),
  )
}

const NO_FACTS = {}
