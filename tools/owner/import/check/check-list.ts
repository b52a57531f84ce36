import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import type { Entity } from '#tools/owner/catalogue.ts'
import { isNet } from '#tools/owner/cells/cell-words.ts'
import { PRICE_FIELDS, type Row } from '#tools/owner/import/map/fields.ts'
import type { ImportMap } from '#tools/owner/import/map/map-file.ts'
import { columnsFor, type List } from '#tools/owner/import/map/map-list.ts'
import { faultAt, type Fault, type Report } from '#tools/owner/import/faults.ts'
import { picturesByName } from '#tools/owner/picture-names.ts'
import { ambiguousColumns, columnForms } from './column-forms.ts'
import {
  categoryCell,
  categoryNames,
  categoryPaths,
  categoryReader,
  unknownCategories,
} from './categories.ts'
import { withEarlierTexts, withEarlierValues } from './earlier-values.ts'
import { apart, inFamilies, withChoices } from './families.ts'
import { hiddenBy, readItem, visibilityUnknown, type Item, type ItemList } from './items.ts'
import { foundPictures, type PictureFolder } from './pictures.ts'
import { alikeFaults, assignSlugs } from './slugs.ts'

interface ImportShop {
  readonly settings: Settings
  readonly map: ImportMap
  /** Its products before the import, by id. */
  readonly before: ReadonlyMap<string, Entity>
  readonly pictures: PictureFolder
  readonly keepsTexts: boolean
  readonly givesAway: boolean
}

export type CheckedList = ReturnType<typeof checkList>

/** Reads the rows of a list, and compares them with each other and with the shop. */
export function checkList(list: List, shop: ImportShop) {
  const { settings, map, pictures } = shop
  const isExact = list.system.isExact === true
  const forms = columnForms(list, map, settings.language)
  const columnOf = columnNamer(list)
  const names: Readonly<Record<string, Category>> = {
    ...categoryNames(settings, isExact),
    ...map.categories,
  }
  const cells = list.rows.map((row) => categoryCell(row.cells)).filter((cell) => cell !== '')
  const pathsOf = categoryPaths(cells, Object.keys(names))
  const { defaults } = map
  const { currency, decimals } = settings
  const { givesAway } = shop
  const itemList = { currency, decimals, forms, columnOf, isExact, givesAway, defaults, pictures }
  const read = readItems(
    list,
    itemList,
    categoryReader({ names, cells, pathsOf, defaults, isExact }),
  )
  const ids = [...new Set(Object.values(names))]
  const compared = isExact ? exactItems(read.items, shop) : guessedItems(read.items, list, shop)
  const faults = [
    ...read.faults,
    ...unknownCategories(read.unknown, ids, pathsOf),
    ...compared.faults,
  ]
  const hasOptions = columnsFor(list).has('productOptions')
  return {
    items: compared.items.map((item) => {
      const before = shop.before.get(item.id)
      const kept = hasOptions ? item : { ...item, productOptions: before?.product.options }
      return shop.keepsTexts ? withEarlierTexts(kept, before) : kept
    }),
    style: forms.price,
    /** The category cells, and those among them that name none of the shop's categories. */
    categoryCells: distinctCells(read.shown),
    unknownCategories: distinctCells(read.unknown),
    pathsOf,
    problems: [
      ...netPrices(list),
      ...(isExact ? [] : [...repeatedColumns(list), ...ambiguousColumns(list, forms)]),
      ...faults.map(({ field, ...fault }) => ({ ...fault, field: field && columnOf(field) })),
    ],
  }
}

function readItems({ rows }: List, list: ItemList, matchOf: ReturnType<typeof categoryReader>) {
  const items: Item[] = []
  const shown: Row[] = []
  const unknown: Row[] = []
  const faults: Fault[] = []
  for (const row of rows) {
    const report: Report = (...fault) => faults.push(faultAt(row.line, ...fault))
    const hidden = list.isExact ? undefined : hiddenBy(row.cells)
    if (hidden !== undefined) {
      report('not-shown', undefined, hidden)
      continue
    }
    const unclear = list.isExact ? undefined : visibilityUnknown(row.cells, list.forms)
    if (unclear !== undefined) report('visibility-unknown', 'published', unclear)
    shown.push(row)
    const match = matchOf(row.cells)
    if (!match) unknown.push(row)
    const item = readItem(row, match, list, report)
    if (item) items.push(item)
  }
  return { items, shown, unknown, faults }
}

/** Items of the shop's own export are complete. */
function exactItems(read: readonly Item[], { before }: ImportShop) {
  const named = assignSlugs(read, before)
  const { items, faults } = apart(named.items)
  return { items: withChoices(items), faults: [...named.faults, ...faults] }
}

/** Completes items by each other, by the shop and by its pictures. */
function guessedItems(read: readonly Item[], list: List, { before, pictures }: ImportShop) {
  const grouped = inFamilies(read)
  const named = assignSlugs(grouped.items, before)
  const columns = columnsFor(list)
  const whole = named.items.map((item) => withEarlierValues(item, before.get(item.id), columns))
  const single = apart(whole, list.choices.lines)
  const items = withChoices(single.items)
  const namesOf = (item: Item) => ({ ...item, itemId: item.slug })
  const find = picturesByName(pictures.own, items.map(namesOf))
  return {
    items: items.map((item) => ({
      ...item,
      ...foundPictures(item, find(namesOf(item)), before.get(item.id), pictures),
    })),
    faults: [...grouped.faults, ...alikeFaults(read), ...named.faults, ...single.faults],
  }
}

/** The name of a field's column, as the file writes it. If a field has several columns, it is the first. */
function columnNamer({ fields, columns }: List): (field: string) => string {
  const names = new Map<string | undefined, string | undefined>(
    fields.map((field, index) => [field, columns[index]] as const).toReversed(),
  )
  return (field) => names.get(field) ?? (field === 'id' ? names.get('sku') : undefined) ?? field
}

function distinctCells(rows: readonly Row[]): string[] {
  return [...new Set(rows.map(({ cells }) => categoryCell(cells)))]
}

/** Shoppers have to see prices with tax. */
function netPrices({ fields, columns, headerLine }: List): Fault[] {
  return columns
    .filter((name, index) => PRICE_FIELDS.some((each) => each === fields[index]) && isNet(name))
    .map((name) => faultAt(headerLine, 'net-price', name))
}

/** Columns of the same name: only the first is read. */
function repeatedColumns({ fields, columns, headerLine }: List): Fault[] {
  return columns
    .filter((name, index) => {
      const first = columns.indexOf(name)
      return first !== index && fields[first] !== undefined && fields[index] === undefined
    })
    .map((name) => faultAt(headerLine, 'column-twice', name))
}
