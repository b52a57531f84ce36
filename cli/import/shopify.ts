import type { Problem } from '../problem.ts'
import { columnKey } from './columns.ts'
import { shown } from './context.ts'
import { FIELD_NAMES, type Entry, type Facts, type Field } from './fields.ts'

/** The columns of Shopify's product export that the shop has facts for, besides the options. */
const COLUMNS: Readonly<Record<string, Field>> = {
  Handle: 'family',
  Title: 'name',
  'Body (HTML)': 'description',
  Vendor: 'brand',
  Type: 'category',
  'Product Category': 'otherCategory',
  'Variant SKU': 'id',
  'Variant Price': 'price',
  'Variant Compare At Price': 'fullPrice',
  'Variant Image': 'image',
  'Image Src': 'images',
  Status: 'availability',
  Published: 'availability',
}

/** Facts of a row's own variant. All other facts are the product's, and only in its first row. */
const OF_VARIANT: ReadonlySet<Field> = new Set([
  ...(['id', 'price', 'fullPrice', 'salePrice', 'image', 'color', 'capacity', 'slug'] as const),
])

const OPTION = /^Option([123]) (?:Name|Value)$/

/** Each variant gets the images of all variants. */
const MOST_IMAGES = 100

/** What Shopify writes for a product without options. */
const NO_OPTION = 'Default Title'

const COLOR_NAME = /colou?r|farbe|couleur|finish/
const CAPACITY_NAME = /capacity|storage|size|memory|speicher|kapazit|grosse|taille/

/** A row of Shopify's export, with its options by column: `Option1 Value` and so on. */
export interface ShopifyRow extends Entry {
  readonly options: ReadonlyMap<string, string>
}

export function isShopify(columns: readonly string[]): boolean {
  return (
    columns.includes('Handle') &&
    (columns.includes('Variant Price') || columns.includes('Option1 Value'))
  )
}

/** What each column holds. Shopify's other columns, such as `Variant Grams`, are left out. */
export function shopifyColumns(columns: readonly string[]): Map<string, Field | undefined> {
  return new Map(columns.map((column) => [column, COLUMNS[column]]))
}

export function isOptionColumn(column: string): boolean {
  return OPTION.test(column)
}

/**
 * Puts the rows of each handle together: the first has the product's facts, each row with a price or an option's value
 * is a variant, and each row with a picture adds it to the product.
 */
export function shopifyEntries(
  file: string,
  rows: readonly ShopifyRow[],
  onProblem: (problem: Problem) => void,
): Entry[] {
  const products = Map.groupBy(rows, ({ facts }) => facts.family)
  return [...products].flatMap(([handle, ofProduct]) => {
    for (const problem of faultsOf(file, handle, ofProduct)) onProblem(problem)
    return handle === undefined ? [] : variantsOf(ofProduct)
  })
}

function faultsOf(
  file: string,
  handle: string | undefined,
  rows: readonly ShopifyRow[],
): Problem[] {
  if (handle === undefined) {
    return rows.map(({ line }) => ({
      level: 'error',
      ...{ rule: 'no-handle', file, line, field: 'Handle' },
      message: 'the row has no handle, so its product is not known',
      fix: 'write the handle of its product; the row is left out',
    }))
  }
  const title = rows[0]?.facts.name
  return rows
    .filter(({ facts }) => facts.name !== undefined && facts.name !== title)
    .map(({ line, facts }) => ({
      level: 'warning',
      ...{ rule: 'repeated-handle', file, line, field: 'Handle', read: shown(handle) },
      message: `two products share the handle: ${shown(title ?? '')} and ${shown(facts.name ?? '')}`,
      fix: 'give each a handle of its own; until then they are variants of one product',
    }))
}

function variantsOf(rows: readonly ShopifyRow[]): Entry[] {
  const [first] = rows
  if (!first) return []
  const shared = sharedFacts(first.facts)
  const images = [...new Set(rows.flatMap(({ facts }) => facts.images ?? []))]
    .slice(0, MOST_IMAGES)
    .join('\n')
  return rows
    .filter((row) => row === first || row.facts.price !== undefined || valuesOf(row).length > 0)
    .map((row) => {
      const { others, ...chosen } = chosenOptions(first, row)
      const facts: Facts = { ...shared, ...row.facts, ...chosen }
      if (images !== '') facts.images = images
      if (facts.name !== undefined) facts.name = [facts.name, ...others].join(' ')
      return { line: row.line, facts }
    })
}

function sharedFacts(facts: Facts): Facts {
  const shared: Facts = {}
  for (const field of FIELD_NAMES) {
    const text = facts[field]
    if (text !== undefined && !OF_VARIANT.has(field)) shared[field] = text
  }
  return shared
}

/** The colour and the capacity among the options. Any other option is a part of the name. */
function chosenOptions(first: ShopifyRow, row: ShopifyRow) {
  const chosen: Facts = {}
  const others: string[] = []
  for (const { number, value } of valuesOf(row)) {
    const name = columnKey(first.options.get(`Option${number} Name`) ?? '')
    if (COLOR_NAME.test(name)) chosen.color = value
    else if (CAPACITY_NAME.test(name)) chosen.capacity = value
    else others.push(value)
  }
  return { ...chosen, others }
}

function valuesOf({ options }: ShopifyRow): { number: number; value: string }[] {
  return [1, 2, 3]
    .map((number) => ({ number, value: options.get(`Option${number} Value`) ?? '' }))
    .filter(({ value }) => value !== '' && value !== NO_OPTION)
}
