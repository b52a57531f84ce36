import { basename } from 'node:path'
import type { Category } from '#src/domain/product/category.ts'
import { productSchemaOf } from '#src/domain/product/product.ts'
import { categoryNames, importCategories } from './category-words.ts'
import type { Settings } from '#src/domain/settings/settings.ts'
import { orList } from '#src/domain/text/or-list.ts'
import { ShopError, type Problem } from '#tools/owner/problem.ts'
import type { Entity } from './catalogue.ts'
import { columnList, isNet } from './columns.ts'
import type { Context } from './context.ts'
import { differences, type Differences } from './differences.ts'
import type { ImportMap } from './map-file.ts'
import { styleOf, type NumberStyle } from './numbers.ts'
import { newCategories } from './new-categories.ts'
import { newFacts, type NewFacts } from './new-facts.ts'
import { pictureFolder } from './pictures.ts'
import { readPrevious } from './previous.ts'
import { readEntries, type ReadFile } from './read-entries.ts'
import { PRICE_FIELDS } from './read-prices.ts'
import { readRow } from './read-row.ts'
import { categoryReader } from './read-category.ts'
import { likelyColumn } from './suggestions.ts'
import { toEntities } from './to-entities.ts'

/** What an import would do. */
export interface ImportPlan {
  readonly read: ReadFile
  /** Those of the shop. */
  readonly categories: readonly Category[]
  readonly style: NumberStyle
  readonly currency: string
  readonly entities: readonly Entity[]
  /** Products of the file that the shop will not have. */
  readonly leftOut: number
  readonly differences: Differences
  /** What `shop.json` would have to say of facts and categories that it does not know. */
  readonly newFacts: NewFacts
  readonly newCategories: ReturnType<typeof newCategories>
  readonly problems: readonly Problem[]
}

export interface ImportOptions {
  readonly folder: string
  /** The shop's. */
  readonly settings: Settings
  readonly map: ImportMap
  readonly encoding?: string | undefined
  readonly delimiter?: string | undefined
  readonly keepsColumns?: boolean
  readonly onProgress: (done: number, total: number, what: string) => void
}

/**
 * Reads a file as the catalogue of a shop's folder, and writes nothing.
 *
 * @throws {ShopError} if no product can be read
 */
export async function importFile(file: string, options: ImportOptions): Promise<ImportPlan> {
  const { folder, map, settings } = options
  const { currency, facts = {} } = settings
  const problems: Problem[] = []
  const onProblem = (problem: Problem) => problems.push(problem)
  const name = basename(file)
  const read = await readEntries(file, {
    ...options,
    facts,
    onProblem,
    onProgress: (done, total) => options.onProgress(done, total, `Reading ${name}`),
  })
  const categories = importCategories(settings)
  const unread = problems.filter(({ level }) => level === 'error').length
  // If all rows have faults, these say more than that there are no products.
  if (read.entries.length > 0 || unread === 0 || read.columns.length === 1) {
    requireColumns(name, read, map, categories)
  }
  const previous = readPrevious(folder, categories)
  const style = map.decimal ?? styleOf(pricesOf(read))
  // If a field has several columns, messages name the first.
  const columnNames = new Map<string | undefined, string | undefined>(
    read.fields.map((field, index) => [field, read.columns[index]] as const).toReversed(),
  )
  const held = new Set<string | undefined>([
    ...read.fields,
    ...read.own.map(({ name: fact }) => `facts.${fact}`),
  ])
  const context: Context = {
    file: name,
    isOwn: read.kind === 'export of this shop',
    lacks: (field) => read.kind === 'Google Merchant feed' || !held.has(field),
    map,
    categories: { ...categoryNames(settings), ...map.categories },
    productSchema: productSchemaOf(categories),
    style,
    currency,
    pictures: pictureFolder(folder, previous.entities),
    pageFacts: pageFacts(facts),
    columnOf: (field) =>
      columnNames.get(field) ?? (field === 'id' ? columnNames.get('sku') : undefined) ?? field,
    onProblem,
  }
  reportNetPrices(read, context)
  if (!context.isOwn) reportTwice(read, context)
  const ofRows = categoryReader(context)
  const rows = read.entries.flatMap((entry, index) => {
    if (index % 1000 === 0) options.onProgress(index, read.entries.length, 'Understanding rows')
    return readRow(entry, context, ofRows) ?? []
  })
  ofRows.report()
  const before = new Map(previous.entities.map((entity) => [entity.product.id, entity]))
  const entities = toEntities(rows, before, context)
  const priceFormat = new Intl.NumberFormat('en', { style: 'currency', currency })
  return {
    read,
    categories,
    style,
    currency,
    entities,
    problems,
    leftOut: unread + read.entries.length - entities.length,
    differences: differences(previous.entities, entities, (price) => priceFormat.format(price)),
    newCategories: newCategories(ofRows, categories),
    newFacts: newFacts(read.own, entities, new Set(Object.keys(facts))),
  }
}

/**
 * The facts that lists do without: those that the shop declares, neither as filters nor for cards. Lists keep a fact
 * that is not declared yet, because it may become a filter.
 */
function pageFacts(facts: NonNullable<Settings['facts']>): ReadonlySet<string> {
  return new Set(
    Object.entries(facts).flatMap(([name, { filter, card }]) =>
      filter === true || card === true ? [] : name,
    ),
  )
}

/** Shoppers have to read prices with tax. */
function reportNetPrices(
  { fields, columns, headerLine }: ReadFile,
  { file, onProblem }: Context,
): void {
  for (const [index, field] of fields.entries()) {
    const name = columns[index] ?? ''
    if (!PRICE_FIELDS.some((each) => each === field) || !isNet(name)) continue
    onProblem({
      level: 'warning',
      rule: 'net-price',
      file,
      line: headerLine,
      field: name,
      message: 'the prices seem to lack the tax, and shoppers see them as they are',
      fix: 'add a column with the prices that shoppers pay, if they differ',
    })
  }
}

/** Reports columns of the same name: only the first is read. */
function reportTwice(
  { fields, columns, headerLine }: ReadFile,
  { file, onProblem }: Context,
): void {
  for (const [index, name] of columns.entries()) {
    const first = columns.indexOf(name)
    if (first === index || fields[first] === undefined || fields[index] !== undefined) {
      continue
    }
    onProblem({
      level: 'warning',
      rule: 'column-twice',
      file,
      line: headerLine,
      field: name,
      message: 'two columns have this name, and only the first is read',
      fix: 'give the other one another name, or delete it',
    })
  }
}

function requireColumns(
  file: string,
  read: ReadFile,
  map: ImportMap,
  categories: readonly Category[],
): void {
  const { fields, columns, headerLine, entries } = read
  const needed = (['name', 'price'] as const).filter((field) => !fields.includes(field))
  if (needed.length > 0) {
    const [field = 'name'] = needed
    const column = likelyColumn(field, read)
    const named = JSON.stringify(columnList([column ?? 'NAME OF THE COLUMN']))
    const fix =
      columns.length === 1
        ? 'That is one column only. Name the character between its cells: --delimiter ";". ' +
          'If each line stands in quotes ("), or has only spaces between its cells, ' +
          'save the list again as "CSV UTF-8".'
        : `If ${column === undefined ? 'one of them' : named} is meant, say so in a map file: ` +
          `{ "columns": { ${named}: "${field}" } }, and add --map FILE.`
    throw new ShopError(
      `${file} has no column for: ${needed.join(', ')}. Line ${headerLine} names: ${columnList(columns)}. ${fix}`,
    )
  }
  if (entries.length === 0) {
    throw new ShopError(
      `${file} has a header, but no products below it. Save the list again, with its rows.`,
    )
  }
  const hasCategories = (['category', 'otherCategory', 'kind'] as const).some((field) =>
    fields.includes(field),
  )
  if (!hasCategories && map.defaults.category === undefined) {
    throw new ShopError(
      `${file} has no category column. Add one that holds ${orList(categories)}. If all products are of one ` +
        `category, write a map file: { "defaults": { "category": "${categories[0] ?? ''}" } }, and add --map FILE.`,
    )
  }
}

function* pricesOf({ entries }: ReadFile): Generator<string> {
  for (const { facts } of entries) for (const field of PRICE_FIELDS) yield facts[field] ?? ''
}
