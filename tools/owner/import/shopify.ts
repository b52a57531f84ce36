import type { Problem } from '#tools/owner/problem.ts'
import { choicesOf, type Option } from './choices.ts'
import { shownCell } from './context.ts'
import type { Entry, Facts } from './fields.ts'
import { optionsOf, sharedFacts, shopColumns, type ShopRow } from './shop-row.ts'

/** Shopify's columns, under their older and newer names. */
export const SHOPIFY_COLUMNS = shopColumns(
  {
    handle: 'family',
    urlhandle: 'family',
    type: 'category',
    productcategory: 'otherCategory',
    standardproducttype: 'otherCategory',
    customproducttype: 'category',
    variantsku: 'sku',
    variantbarcode: 'gtin',
    variantprice: 'price',
    variantcompareatprice: 'fullPrice',
    variantimage: 'image',
    variantimageurl: 'image',
    imagesrc: 'images',
    productimageurl: 'images',
    variantinventoryqty: 'stock',
    variantinventorypolicy: 'backorders',
    continuesellingwhenoutofstock: 'backorders',
    publishedononlinestore: 'published',
  },
  // Always 1 for one piece, in grams, or the owner's own business.
  'unitprice costperitem giftcard model variantinventorytracker inventorytracker',
  'imageposition variantfulfillmentservice fulfillmentservice tags variantgrams',
  'variantrequiresshipping requiresshipping varianttaxable varianttaxcode chargetax',
  'imagealttext seotitle seodescription variantweightunit weightunitfordisplay taxcode',
)

/** Each variant gets the images of all variants. */
const MOST_IMAGES = 100

/** What Shopify writes for a product without options. */
const NO_OPTION = 'Default Title'

/** Without a tracker, the number of pieces means nothing. */
const TRACKERS = ['variantinventorytracker', 'inventorytracker']

export function isShopify(keys: ReadonlySet<string>): boolean {
  return (
    (keys.has('handle') || keys.has('urlhandle')) &&
    (keys.has('variantprice') || keys.has('option1value'))
  )
}

/**
 * Puts the rows of each handle together: the first has the product's facts, each row with a price or an option's value
 * is a variant, and each row with a picture adds it to the product.
 */
export function shopifyEntries(
  file: string,
  rows: readonly ShopRow[],
  onProblem: (problem: Problem) => void,
  keys: ReadonlySet<string>,
): Entry[] {
  const tracker = TRACKERS.find((key) => keys.has(key))
  const isTracked = ({ cells }: ShopRow) => tracker === undefined || cells.has(tracker)
  const products = Map.groupBy(rows, ({ facts }) => facts.family)
  return [...products].flatMap(([handle, ofProduct]) => {
    for (const problem of faultsOf(file, handle, ofProduct)) onProblem(problem)
    return handle === undefined ? [] : variantsOf(ofProduct, isTracked)
  })
}

function faultsOf(file: string, handle: string | undefined, rows: readonly ShopRow[]): Problem[] {
  if (handle === undefined) {
    return rows.map(({ line }) => ({
      level: 'error',
      rule: 'no-handle',
      file,
      line,
      field: 'Handle',
      message: 'the row has no handle, so its product is not known',
      fix: 'write the handle of its product; the row is left out',
    }))
  }
  const title = rows[0]?.facts.name
  return rows
    .filter(({ facts }) => facts.name !== undefined && facts.name !== title)
    .map(({ line, facts }) => ({
      level: 'warning',
      rule: 'repeated-handle',
      file,
      line,
      field: 'Handle',
      read: shownCell(handle),
      message: `two products share the handle: ${shownCell(title ?? '')} and ${shownCell(facts.name ?? '')}`,
      fix: 'give each a handle of its own; until then they are variants of one product',
    }))
}

function variantsOf(rows: readonly ShopRow[], isTracked: (row: ShopRow) => boolean): Entry[] {
  const [first] = rows
  if (!first) return []
  const shared = sharedFacts(first.facts)
  const images = [...new Set(rows.flatMap(({ facts }) => facts.images ?? []))]
    .slice(0, MOST_IMAGES)
    .join('\n')
  const variants = rows.filter(
    (row) => row === first || row.facts.price !== undefined || valuesOf(first, row).length > 0,
  )
  const choices = choicesOf(variants.map((row) => valuesOf(first, row)))
  return variants.map((row, index) => {
    const choice = choices[index]
    const facts: Facts = { ...shared, ...row.facts, ...choice?.facts }
    if (!isTracked(row)) delete facts.stock
    if (images !== '') facts.images = images
    if (facts.name !== undefined) facts.name = [facts.name, ...(choice?.shared ?? [])].join(' ')
    return { line: row.line, facts, own: { ...first.own, ...row.own } }
  })
}

function valuesOf(first: ShopRow, row: ShopRow): Option[] {
  return optionsOf(row, first).filter(({ value }) => value !== NO_OPTION)
}
