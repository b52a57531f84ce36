import type { Settings } from '#tools/site/settings/read-settings.ts'
import { signOf } from '#tools/owner/cells/currency.ts'
import { faultAt } from '#tools/owner/import/faults.ts'
import type { Table } from '#tools/owner/import/parse/table.ts'
import { ShopError } from '#tools/owner/problem.ts'
import { languagesWith } from '#tools/owner/texts.ts'
import { choiceColumns } from './choice-columns.ts'
import { systemKey } from './column-words.ts'
import { columnList, columnsOf, fieldNamed, isPartOfOthers, staysOut } from './columns.ts'
import { doubtfulColumns } from './doubtful-amounts.ts'
import { factColumns, factName, factNameFor, isOwnFact } from './fact-columns.ts'
import type { Field, Row } from './fields.ts'
import { languageColumns } from './language-columns.ts'
import type { ImportMap } from './map-file.ts'
import { mapRows } from './map-rows.ts'
import { MAGENTO, PRESTASHOP, SQUARESPACE } from './more-systems.ts'
import { SHOPIFY } from './shopify.ts'
import { nameInDescription } from './suggestions.ts'
import { systemColumns, type System } from './system.ts'
import { WIX } from './wix.ts'
import { WOOCOMMERCE } from './woocommerce.ts'

/** A list whose columns are understood. */
export type List = ReturnType<typeof mapList>

interface MapOptions {
  readonly map: ImportMap
  /** Columns that are called like facts of the shop are known. */
  readonly settings: Settings
  /** Whether a heading between rows is the category of those below it. */
  readonly isCategory: (heading: string) => boolean
  readonly keepsColumns?: boolean
  /** Of a list that has the texts of one language only. */
  readonly language?: string | undefined
}

/** A list of no known system, made for people. */
const SPREADSHEET: System = { name: 'spreadsheet', isOf: () => true, columns: new Map() }

const GOOGLE_FEED: System = {
  name: 'Google Merchant feed',
  isOf: (_, names) =>
    names.has('id') && names.has('title') && (names.has('image_link') || names.has('availability')),
  // What a feed says to Google alone.
  columns: systemColumns(
    {},
    'link mobilelink adslink identifierexists adult isbundle costofgoodssold categoryid url',
    'adsredirect shippinglabel customlabel0 customlabel1 customlabel2 customlabel3',
    'customlabel4 excludeddestination freeshippingthreshold',
  ),
}

const THIS_SHOP: System = {
  name: 'export of this shop',
  isOf: (_, names) => names.has('colorsAvailable') && names.has('slug'),
  columns: new Map(),
  isExact: true,
}

const SYSTEMS = [
  SHOPIFY,
  WOOCOMMERCE,
  WIX,
  SQUARESPACE,
  PRESTASHOP,
  MAGENTO,
  THIS_SHOP,
  GOOGLE_FEED,
]

/** Any of them says the category of a row. */
export const CATEGORY_FIELDS = ['category', 'otherCategory', 'kind'] as const

/** Finds out what the columns of a list hold, and reads its rows by that. */
export function mapList(
  file: string,
  table: Table,
  { map, settings, isCategory, keepsColumns = false, language }: MapOptions,
) {
  const { headerLine, form, isXml } = table
  const columns = namedColumns(table)
  const keys = new Set(columns.map(systemKey))
  const names = new Set(columns.map((name) => name.replace(/^g:/i, '').replace(/\s/g, '_')))
  const known = SYSTEMS.find(({ isOf }) => isOf(keys, names)) ?? SPREADSHEET
  const system = isXml ? GOOGLE_FEED : known
  const ofLanguages = languageColumns(columns, map.columns, settings, language)
  const named = ofLanguages.others
  const chosen = chosenColumns(file, columns, table.rows, system, map, settings)
  const guessed = columnsOf(named, chosen)
  const { fields, unused } = columnsOf(named, [
    ...chosen,
    nameInDescription(named, guessed.fields, table.rows),
  ])
  const isPrivate = (index: number) =>
    table.rows.some(({ cells }) => PRIVATE.test(cells[index] ?? ''))
  const privates = new Set(columns.filter((_, index) => isPrivate(index)))
  const isOfSystem = (key: string) =>
    system.columns.has(key) ||
    system.isPart?.test(key) === true ||
    (system.columns.size > 0 && isPartOfOthers(key))
  const unknown = unused.filter((column) => !isOfSystem(systemKey(column)))
  const mayStay = unknown.filter((column) => !staysOut(column) && !privates.has(column))
  const isKeeping = keepsColumns && system.isExact !== true
  const doubtful = isKeeping
    ? mayStay.filter(doubtfulColumns(named, fields, table.rows, settings.language))
    : []
  const ofFacts = factColumns(named, fields, {
    said: new Map(Object.entries(map.columns).map(([column, field]) => [column, factName(field)])),
    facts: settings.facts ?? {},
    sign: signOf(settings.currency),
    kept: isKeeping ? new Set(mayStay.filter((column) => !doubtful.includes(column))) : undefined,
  })
  const isUnsaid =
    !CATEGORY_FIELDS.some((field) => fields.includes(field)) && map.defaults.category === undefined
  const read = {
    system,
    isSpreadsheet: system === SPREADSHEET,
    fields,
    ofFacts,
    ofLanguages: ofLanguages.found,
    isGroup: (text: string) => isUnsaid || isCategory(text),
  }
  const { rows, sample, problems } = mapRows(table, read)
  const cellsAt = new Map(table.rows.map(({ line, cells }) => [line, cells]))
  const isFree = (column: string, index: number) =>
    column !== '' &&
    (fields[index] === undefined || fields[index] === 'weight') &&
    !Object.hasOwn(map.columns, column) &&
    !staysOut(column) &&
    !privates.has(column)
  const free = named.flatMap((column, index) =>
    system === SPREADSHEET && isFree(column, index)
      ? [{ column, valueAt: ({ line }: Row) => (cellsAt.get(line)?.[index] ?? '').trim() }]
      : [],
  )
  const choices = choiceColumns(rows, free)
  const sizes = columns.filter((_, index) => fields[index] === 'capacity')
  const products = system.products?.(rows, keys) ?? { rows, problems: [], facts: [] }
  return {
    ...{ system, form, columns, headerLine, fields, count: table.rows.length },
    factColumns: ofFacts,
    languageColumns: ofLanguages.found,
    choices,
    unused: unknown
      .filter((column) => !ofFacts.some((each) => each.column === column))
      .map((column) => ({
        name: column,
        cells: filledCells(sample, columns.indexOf(column)),
        isPrivate: keepsColumns && privates.has(column),
      })),
    rows: products.rows,
    otherFacts: products.facts ?? [],
    problems: [
      ...table.problems,
      ...ofLanguages.unknown.map(({ column, code }) =>
        faultAt(headerLine, 'language-unknown', column, undefined, {
          languages: languagesWith(settings, code),
          code,
        }),
      ),
      ...doubtful.flatMap((column) => {
        if (ofFacts.some((each) => each.column === column)) return []
        const line = JSON.stringify({ [column]: `facts.${factNameFor(column)}` })
        return faultAt(headerLine, 'amounts-doubtful', column, undefined, { line })
      }),
      ...choices.examples.map(({ line, cell, first }) =>
        faultAt(line, 'choice-unread', choices.columns.join(', '), cell, {
          first,
          columns: [...sizes, ...choices.columns]
            .map((column) => `${JSON.stringify(column)}: "size"`)
            .join(', '),
        }),
      ),
      ...problems,
      ...products.problems,
    ],
  }
}

/** Which fields and facts the list has columns for. In a feed, each product has its own. */
export function columnsFor({ system, fields, factColumns }: List): ReadonlySet<string | undefined> {
  if (system === GOOGLE_FEED) return new Set()
  return new Set([...fields, ...factColumns.map(({ name }) => `facts.${name}`)])
}

/** A column without a name is called by its place, if it has cells. */
function namedColumns({ columns, rows }: Table): string[] {
  return columns.map((name, index) =>
    name === '' && rows.some(({ cells }) => (cells[index] ?? '').trim() !== '')
      ? `column ${index + 1}`
      : name,
  )
}

/** What the map says of columns, which counts more than what the system's columns usually hold. */
function chosenColumns(
  file: string,
  columns: readonly string[],
  rows: Table['rows'],
  system: System,
  map: ImportMap,
  { facts = {} }: Settings,
): Map<string, Field | undefined>[] {
  const chosen = new Map<string, Field | undefined>()
  const usual = new Map(
    columns
      .filter((column) => system.columns.has(systemKey(column)))
      .map((column) => [column, system.columns.get(systemKey(column))]),
  )
  for (const [column, name] of Object.entries(map.columns)) {
    if (!columns.includes(column)) {
      throw new ShopError(
        `The map file names the column "${column}", which ${file} does not have. It has: ${columnList(columns)}.`,
      )
    }
    chosen.set(column, factName(name) === undefined ? fieldNamed(name) : undefined)
  }
  const units = columns
    .filter((column, index) => column === `column ${index + 1}` && areUnits(rows, index))
    .map((column) => [column, 'per'] as const)
  const own = columns
    .filter((column) => fieldNamed(column) === 'internal' && isOwnFact(column, facts))
    .map((column) => [column, undefined] as const)
  return [chosen, new Map([...usual, ...units, ...own])]
}

/** Addresses, paths and names of files, and e-mail addresses: a download that is paid for, or the owner's disk. */
const PRIVATE =
  /\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|\S@\S+\.\S|^\s*(?:[a-z]:[\\/]|\\\\|~?\/|\.\.?\/)\S|[\\/][^\\/]*\.[a-z][a-z\d]{1,4}\s*$|^\S+\.(?:7z|aac|aiff?|avi|cdr|csv|docx?|dxf|eps|epub|flac|m4[ab]|mobi|mov|mp[34]|ogg|pdf|psd|rar|stl|step|svg|tar|tgz|wav|xlsx?|zip)\s*$/i

const UNIT =
  /^\s*(?:\d+(?:[.,]\d+)?\s*)?(?:[kmcd]?[glm]|mm|t|m[²³23]|ha|st(?:k|ck|ück)?|pcs?|pieces?|bunch|bund|paar|pairs?|piezas?|manojos?|uds?|unidad|pi[eè]ces?|botte|pezzi?|mazzo|szt|pęczek|box|pack)\.?\s*$/iu

/** Whether most cells of a column say what a price is for: `kg`, `100g`, `bunch`. */
function areUnits(rows: Table['rows'], index: number): boolean {
  const cells = filledCells(
    rows.map((row) => row.cells),
    index,
  )
  return cells.filter((cell) => UNIT.test(cell)).length * 10 >= cells.length * 9
}

function filledCells(rows: readonly (readonly string[])[], index: number): string[] {
  return rows.map((cells) => (cells[index] ?? '').trim()).filter((cell) => cell !== '')
}
