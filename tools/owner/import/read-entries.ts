import { basename } from 'node:path'
import type { Settings } from '#src/domain/settings/settings.ts'
import { bareCell, decodeCell } from '#tools/owner/cell-encoding.ts'
import { ShopError, type Problem } from '#tools/owner/problem.ts'
import { cleanCell } from './clean-cell.ts'
import {
  columnKey,
  columnList,
  columnsOf,
  isColumnName,
  isDescription,
  type Columns,
} from './columns.ts'
import { isField, type Entry, type Facts, type Field } from './fields.ts'
import type { ImportMap } from './map-file.ts'
import { linesAside } from './lines-aside.ts'
import { ownColumns, ownFactOf, ownValue, type OwnColumn } from './own-columns.ts'
import { readCsv } from './read-csv.ts'
import { GOOGLE_COLUMNS, readFeed } from './read-feed.ts'
import { beginning, joined, readText } from './read-text.ts'
import { rowProblem } from './row-problem.ts'
import { isDetailColumn, ownCells, type ShopColumns, type ShopRow } from './shop-row.ts'
import { isShopify, SHOPIFY_COLUMNS, shopifyEntries } from './shopify.ts'
import type { Unused } from './suggestions.ts'
import { LONGEST_ROW, MOST_COLUMNS, type Table } from './table.ts'
import { isWooCommerce, WOOCOMMERCE_COLUMNS, wooCommerceEntries } from './woocommerce.ts'

/** What a file holds, for people: `Shopify products`. */
type FileKind =
  | 'spreadsheet'
  | 'Shopify products'
  | 'WooCommerce products'
  | 'Google Merchant feed'
  | 'export of this shop'

/** Suggestions look at this many rows to know what a column holds. */
const SAMPLE = 100

/** What an export of a shop system has beside facts, and how its rows make products. */
interface ShopSystem {
  readonly columns: ShopColumns
  readonly entries?: (
    file: string,
    rows: readonly ShopRow[],
    onProblem: (problem: Problem) => void,
    keys: ReadonlySet<string>,
  ) => readonly Entry[]
}

const SYSTEMS: Readonly<Partial<Record<FileKind, ShopSystem>>> = {
  'Shopify products': { columns: SHOPIFY_COLUMNS, entries: shopifyEntries },
  'WooCommerce products': { columns: WOOCOMMERCE_COLUMNS, entries: wooCommerceEntries },
  'Google Merchant feed': { columns: GOOGLE_COLUMNS },
}

/** A file, read. */
export interface ReadFile {
  readonly kind: FileKind
  /** For people: `windows-1252, separated by ";"`. */
  readonly form: string
  readonly columns: readonly string[]
  /** Where they stand, from 1. */
  readonly headerLine: number
  /** What each column holds. */
  readonly fields: Columns['fields']
  /** Rows of the file, without the header. */
  readonly rows: number
  readonly entries: readonly Entry[]
  /** The columns whose cells become facts of the shop's own. */
  readonly own: readonly OwnColumn[]
  /** The columns that are not used, in the file's order. */
  readonly unused: readonly Unused[]
}

interface ReadOptions {
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
export async function readEntries(file: string, options: ReadOptions): Promise<ReadFile> {
  const { map, onProblem } = options
  const { encoding, text } = await readText(file, options.encoding, options.onProgress)
  const name = basename(file)
  const { start, whole } = await beginning(text, LONGEST_ROW)
  const table = /^\uFEFF?\s*</.test(start)
    ? readFeed(name, await joined(whole), onProblem)
    : await readCsv(
        name,
        start,
        whole,
        (cell) => isColumnName(cell) || Object.hasOwn(map.columns, cell.trim()),
        options.delimiter,
      )
  const { columns, headerLine } = table
  refuseManyColumns(name, columns)
  const kind = kindOf(table)
  const system = SYSTEMS[kind]
  const { fields, unused: unread } = columnsOf(columns, chosenColumns(name, columns, system, map))
  const unused = unread.filter(
    (column) => !system?.columns.has(columnKey(column)) && !(system && isDetailColumn(column)),
  )
  const own = ownColumns(columns, fields, {
    said: new Map(Object.entries(map.columns).map(([column, field]) => [column, ownFactOf(field)])),
    facts: options.facts ?? {},
    kept:
      options.keepsColumns && kind !== 'export of this shop'
        ? new Set(unused.filter((column) => !isDescription(column)))
        : undefined,
  })

  const { rows, sample, count } = await readRows(name, table, kind, { fields, own, onProblem })
  return {
    kind,
    form: `${encoding}, ${table.form}`,
    columns,
    headerLine,
    fields,
    own,
    rows: count,
    entries: system?.entries?.(name, rows, onProblem, new Set(columns.map(columnKey))) ?? rows,
    unused: unused
      .filter((column) => !own.some((each) => each.column === column))
      .map((column) => ({ name: column, cells: filledCells(sample, columns.indexOf(column)) })),
  }
}

/** The rows that can be read, the cells of the first ones, and how many rows the file has. */
async function readRows(
  file: string,
  table: Table,
  kind: FileKind,
  { fields, own, onProblem }: Pick<ReadFile, 'fields' | 'own'> & Pick<ReadOptions, 'onProblem'>,
) {
  const { columns } = table
  const isOwn = kind === 'export of this shop'
  const keys = columns.map(columnKey)
  const clean = isOwn ? bareCell : cleanCell
  const rows: ShopRow[] = []
  const sample: (readonly string[])[] = []
  let count = 0
  const aside = linesAside(file, columns)
  for await (const row of table.rows) {
    count++
    if (kind === 'spreadsheet' && aside.has(row)) continue
    const problem = rowProblem(file, row, { columns, fields, isOwn })
    if (problem) onProblem(problem)
    if (problem?.level === 'error') continue
    if (sample.length < SAMPLE) sample.push(row.cells)
    rows.push({
      line: row.line,
      facts: factsOf(fields, row.cells, clean),
      own: ownFactsOf(own, row.cells, clean),
      cells: SYSTEMS[kind] ? ownCells(keys, fields, row.cells) : NO_CELLS,
    })
  }
  aside.report(onProblem)
  return { rows, sample, count }
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
  columns: readonly string[],
  system: ShopSystem | undefined,
  map: ImportMap,
): Map<string, Field | undefined> {
  const chosen = new Map(
    columns
      .filter((column) => system?.columns.has(columnKey(column)))
      .map((column) => [column, system?.columns.get(columnKey(column))]),
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

function filledCells(rows: readonly (readonly string[])[], index: number): string[] {
  return rows.map((cells) => (cells[index] ?? '').trim()).filter((cell) => cell !== '')
}

const NO_CELLS = new Map<string, string>()

function factsOf(
  fields: Columns['fields'],
  cells: readonly string[],
  clean: (cell: string) => string,
): Facts {
  const facts: Facts = {}
  fields.forEach((field, index) => {
    const cell = cells[index] ?? ''
    if (field === undefined || cell.trim() === '') return
    const text = clean(cell)
    if (text === '') return
    const before = facts[field]
    facts[field] = before === undefined ? text : `${before}\n${text}`
  })
  return facts
}

function ownFactsOf(
  own: readonly OwnColumn[],
  cells: readonly string[],
  clean: (cell: string) => string,
): Entry['own'] {
  return Object.fromEntries(
    own.flatMap((column) => {
      const text = clean(cells[column.index] ?? '')
      return text === '' ? [] : [[column.name, ownValue(decodeCell(text), column)]]
    }),
  )
}
