import { shownCell } from '#tools/owner/problem.ts'
import { faultAt, type Fault } from '#tools/owner/import/faults.ts'
import type { Cells, Row } from './fields.ts'
import { systemColumns, type System } from './system.ts'
import { choicesOf, nameWith, optionsOf, sharedCells, type Option } from './variants.ts'

/** Shopify's columns, under their older and newer names. */
const COLUMNS = systemColumns(
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
  // Always 1 for one piece, or the owner's own business.
  'unitprice costperitem giftcard model variantinventorytracker inventorytracker',
  'imageposition variantfulfillmentservice fulfillmentservice',
  'variantrequiresshipping requiresshipping varianttaxable varianttaxcode chargetax',
  'imagealttext seotitle seodescription variantweightunit weightunitfordisplay taxcode',
)

/** Each variant gets the images of all variants. */
const MOST_IMAGES = 100

/** What Shopify writes for a product without options. */
const NO_OPTION = 'Default Title'

/** Without a tracker, the number of pieces means nothing. */
const TRACKERS = ['variantinventorytracker', 'inventorytracker']

/**
 * Puts the rows of each handle together: the first says what the product is, each row with a price or an option's value
 * is a variant, and each row with a picture adds it to the product.
 */
export const SHOPIFY: System = {
  name: 'Shopify products',
  isOf: (keys) =>
    (keys.has('handle') || keys.has('urlhandle')) &&
    (keys.has('variantprice') || keys.has('option1value')),
  columns: COLUMNS,
  products: (rows, keys) => {
    const tracker = TRACKERS.find((key) => keys.has(key))
    const isTracked = ({ others }: Row) => tracker === undefined || others.has(tracker)
    const products = [...Map.groupBy(rows, ({ cells }) => cells.family)]
    return {
      rows: products.flatMap(([handle, ofProduct]) =>
        handle === undefined ? [] : variantsOf(ofProduct, isTracked),
      ),
      problems: products.flatMap(([handle, ofProduct]) => faultsOf(handle, ofProduct)),
    }
  },
}

function faultsOf(handle: string | undefined, rows: readonly Row[]): Fault[] {
  if (handle === undefined) {
    return rows.map(({ line }) => faultAt(line, 'no-handle', 'Handle'))
  }
  const title = rows[0]?.cells.name
  return rows
    .filter(({ cells }) => cells.name !== undefined && cells.name !== title)
    .map(({ line, cells: { name = '' } }) => {
      const values = { title: shownCell(title ?? ''), name: shownCell(name) }
      return faultAt(line, 'repeated-handle', 'Handle', handle, values)
    })
}

/** A row for each variant of a product, with what the product's first row says of all. */
export function variantsOf(rows: readonly Row[], isTracked: (row: Row) => boolean): Row[] {
  const [first] = rows
  if (!first) return []
  const shared = sharedCells(first.cells)
  const images = [...new Set(rows.flatMap(({ cells }) => cells.images ?? []))]
    .slice(0, MOST_IMAGES)
    .join('\n')
  const variants = rows.filter(
    (row) => row === first || row.cells.price !== undefined || valuesOf(first, row).length > 0,
  )
  const choices = choicesOf(variants.map((row) => valuesOf(first, row)))
  return variants.map((row, index) => {
    const choice = choices[index]
    const cells: Cells = { ...shared, ...row.cells, ...choice?.cells }
    if (!isTracked(row)) delete cells.stock
    if (images !== '') cells.images = images
    if (cells.name !== undefined) cells.name = nameWith(cells.name, choice?.shared)
    return { ...row, cells, facts: { ...first.facts, ...row.facts } }
  })
}

function valuesOf(first: Row, row: Row): Option[] {
  return optionsOf(row, first).filter(({ value }) => value !== NO_OPTION)
}
