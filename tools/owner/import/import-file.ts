import { basename } from 'node:path'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { ShopFileError } from '#tools/site/settings/shop-file-error.ts'
import { orList } from '#tools/site/or-list.ts'
import { readCatalogue } from '#tools/owner/catalogue.ts'
import { languageCodes } from '#tools/owner/texts.ts'
import { ShopError, type Problem } from '#tools/owner/problem.ts'
import { categoryMatcher, categoryNames, importCategories } from './check/categories.ts'
import { checkList } from './check/check-list.ts'
import { pictureFolder } from './check/pictures.ts'
import { columnList, isColumnName } from './map/columns.ts'
import type { ImportMap } from './map/map-file.ts'
import { CATEGORY_FIELDS, mapList, type List } from './map/map-list.ts'
import { likelyColumn } from './map/suggestions.ts'
import type { ListFile } from './parse/list-file.ts'
import { parseList } from './parse/parse-list.ts'
import { differences } from './write/differences.ts'
import { mergedTexts } from './write/merged-texts.ts'
import { toEntities } from './write/entities.ts'
import { newCategories, newFacts } from './write/new-settings.ts'

export type ImportPlan = Awaited<ReturnType<typeof importFile>>

export interface ImportOptions {
  readonly folder: string
  readonly settings: Settings
  readonly map: ImportMap
  readonly encoding?: string | undefined
  readonly keepsColumns?: boolean
  /** Whether names and descriptions of the shop stay. */
  readonly keepsTexts?: boolean
  /** Whether a price of 0 is meant. */
  readonly givesAway?: boolean
  /** Of a list that has the texts of one language only. */
  readonly language?: string | undefined
}

/**
 * Reads a file as the catalogue of a shop's folder, and writes nothing: parses its cells, maps its columns to fields,
 * checks what each row says, and compares that with the shop.
 */
export async function importFile(from: ListFile, options: ImportOptions) {
  const { folder, map, settings } = options
  const { currency, facts = {} } = settings
  const file = basename(from.path)
  const categories = importCategories(settings)
  const list = await readList(from, options)
  const unread = list.problems.filter(({ level }) => level === 'error').length
  // If all rows have faults, these say more than that there are no products.
  if (list.rows.length > 0 || unread === 0 || list.columns.length === 1) {
    requireColumns(file, list, map, categories)
  }
  const languages = languageCodes(settings)
  const previous = readCatalogue(folder, categories, languages)
  if (previous.faults.length > 0) throw new ShopFileError('api', previous.faults.slice(0, 1))
  const shop = {
    settings,
    map,
    before: new Map(previous.entities.map((entity) => [entity.product.id, entity])),
    pictures: pictureFolder(folder, previous.entities),
    keepsTexts: options.keepsTexts === true,
    givesAway: options.givesAway === true,
  }
  const checked = checkList(list, shop)
  const { entities, problems } = toEntities(
    checked.items,
    settings,
    categories,
    (entity, { id, texts }) =>
      mergedTexts(entity, texts, shop.before.get(id), list, languages, shop.keepsTexts),
  )
  const possible = [...list.factColumns, ...list.otherFacts]
  const priceFormat = new Intl.NumberFormat('en', { style: 'currency', currency })
  return {
    // Its cells take as much memory as all products.
    list: { ...list, rows: [] },
    categories,
    style: checked.style,
    currency,
    entities,
    /** Ids of what goes bad quickly. */
    perishable: checked.items.flatMap(({ id, isPerishable }) => (isPerishable ? id : [])),
    /** Products of the file that the shop will not have. */
    leftOut: unread + list.rows.length - entities.length,
    differences: differences(previous.entities, entities, languages, (price) =>
      priceFormat.format(price),
    ),
    // Categories and facts that shop.json would have to declare.
    newCategories: newCategories(checked, categories),
    newFacts: newFacts(possible, entities, new Set(Object.keys(facts))),
    hasFacts: Object.keys(facts).length > 0,
    problems: [...list.problems, ...checked.problems, ...problems].map((fault): Problem => ({
      ...fault,
      file,
    })),
  }
}

export async function readList(from: ListFile, options: ImportOptions): Promise<List> {
  const { map, settings } = options
  const file = basename(from.path)
  const isColumn = (cell: string) => isColumnName(cell) || Object.hasOwn(map.columns, cell.trim())
  const table = await parseList(from, isColumn, {
    encoding: options.encoding,
    language: options.language ?? settings.language,
  })
  const matchOf = categoryMatcher({ ...categoryNames(settings), ...map.categories })
  return mapList(file, table, { ...options, isCategory: (text) => matchOf(text) !== undefined })
}

function requireColumns(
  file: string,
  list: List,
  map: ImportMap,
  categories: readonly Category[],
): void {
  const { fields, columns, headerLine, rows } = list
  const needed = (['name', 'price'] as const).filter((field) => !fields.includes(field))
  if (needed.length > 0) {
    const [field = 'name'] = needed
    const column = likelyColumn(field, list)
    const named = JSON.stringify(columnList([column ?? 'NAME OF THE COLUMN']))
    const fix =
      columns.length === 1
        ? 'That is one column only. Save the list again as "CSV UTF-8", ' +
          'with a comma, a semicolon or a tab between its cells.'
        : `If ${column === undefined ? 'one of them' : named} is meant, say so in a map file: ` +
          `{ "columns": { ${named}: "${field}" } }, and add --map FILE.`
    throw new ShopError(
      `${file} has no column for: ${needed.join(', ')}. Line ${headerLine} names: ${columnList(columns)}. ${fix}`,
    )
  }
  if (rows.length === 0) {
    throw new ShopError(
      `${file} has a header, but no products below it. Save the list again, with its rows.`,
    )
  }
  const hasCategories =
    CATEGORY_FIELDS.some((field) => fields.includes(field)) ||
    rows.some(({ cells }) => cells.category !== undefined)
  if (!hasCategories && map.defaults.category === undefined) {
    throw new ShopError(
      `${file} has no category column. Add one that holds ${orList(categories)}. If all products are of one ` +
        `category, write a map file: { "defaults": { "category": "${categories[0] ?? ''}" } }, and add --map FILE.`,
    )
  }
}
