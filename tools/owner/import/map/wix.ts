import { slugOf } from '#src/domain/text/slugs.ts'
import { plainLine } from '#tools/owner/cells/plain-text.ts'
import { faultAt } from '#tools/owner/import/faults.ts'
import { discounted } from './discounts.ts'
import { factNameFor } from './fact-columns.ts'
import type { Cells, Row } from './fields.ts'
import { systemColumns, type System } from './system.ts'
import { choicesOf, nameWith, optionsOf, sharedCells, type Option } from './variants.ts'

/** Where Wix has the pictures that its export names without an address. */
const PICTURES = 'https://static.wixstatic.com/media/'

/** Puts the rows of each handle together: the product's, then one for each variant. */
export const WIX: System = {
  name: 'Wix products',
  isOf: (keys) => keys.has('handleid') && keys.has('fieldtype'),
  columns: systemColumns(
    { handleid: 'family', productimageurl: 'images', collection: 'category', visible: 'published' },
    ...['fieldtype', 'surcharge', 'discountmode', 'discountvalue', 'inventorytracker'],
  ),
  isPart: /^(?:product|additional|custom)\w+\d+$|^option\d/,
  products: (rows) => {
    const products = [...Map.groupBy(rows, ({ cells }) => cells.family)]
    return {
      rows: products.flatMap(([handle, ofProduct]) =>
        handle === undefined ? [] : productRows(handle, ofProduct),
      ),
      facts: rows.flatMap((row) => [
        ...infosOf(row).map(([title]) => ({ name: factNameFor(title), column: title })),
        ...optionsOf(row).map(({ name }) => ({ name: factNameFor(name), column: name })),
      ]),
      problems: rows
        .filter(({ cells }) => cells.family === undefined)
        .map(({ line }) => faultAt(line, 'no-handle', 'handleId')),
    }
  },
}

function productRows(handle: string, rows: readonly Row[]): Row[] {
  const isVariant = ({ others }: Row) => /^variant$/i.test(others.get('fieldtype') ?? '')
  const product = rows.find((row) => !isVariant(row)) ?? rows[0]
  if (!product) return []
  const variants = rows.filter((row) => row !== product)
  const facts = { ...Object.fromEntries(infosOf(product).map(factOf)), ...product.facts }
  const cells: Cells = { ...product.cells, ...picturesOf(product), family: handle }
  if (variants.length === 0) {
    const choices = optionsOf(product).map(({ name, value }) =>
      factOf([name, value.replaceAll(';', ', ')]),
    )
    const own = { ...cells, ...discounted(cells, discountOf(product, product)) }
    const id = cells.sku ?? handle
    return [
      { ...product, cells: { ...own, id }, facts: { ...Object.fromEntries(choices), ...facts } },
    ]
  }
  const choices = choicesOf(variants.map((row) => optionsOf(row, product).map(named)))
  return variants.map((row, index) => {
    const choice = choices[index]
    const words = Object.values(choice?.cells ?? {}).join(' ')
    const own: Cells = {
      ...sharedCells(cells),
      price: cells.price ?? '',
      ...row.cells,
      ...choice?.cells,
    }
    const image = picturesOf(row).images
    return {
      ...row,
      facts: { ...facts, ...row.facts },
      cells: {
        ...own,
        ...discounted(own, discountOf(product, row)),
        ...(image !== undefined && { image, images: cells.images ?? image }),
        published: `${cells.published ?? ''}\n${row.cells.published ?? ''}`,
        family: handle,
        id: row.cells.sku ?? slugOf(`${handle} ${words}`),
        name: nameWith(cells.name ?? '', choice?.shared),
      },
    }
  })
}

function discountOf(product: Row, { others }: Row) {
  const value = product.others.get('discountvalue')
  const isPercent = /^percent$/i.test(product.others.get('discountmode') ?? '')
  return {
    percent: isPercent ? value : undefined,
    amount: isPercent ? undefined : value,
    surcharge: others.get('surcharge'),
  }
}

/** A colour stands behind its value: `#FF0000:Red`. */
function named(option: Option): Option {
  return { ...option, value: option.value.replace(/^#[\da-f]{3,8}:/i, '') }
}

function picturesOf({ cells: { images } }: Row): Cells {
  const paths = (images ?? '').split(';').map((path) => path.trim())
  const addresses = paths
    .filter((path) => path !== '')
    .map((path) => (path.includes('/') ? path : `${PICTURES}${path}`))
  return addresses.length > 0 ? { images: addresses.join('\n') } : {}
}

/** The sections below a product: their titles, and their texts. */
function infosOf({ others }: Row): [title: string, text: string][] {
  return [...others].flatMap(([key, title]) => {
    const [, number] = /^additionalinfotitle(\d+)$/.exec(key) ?? []
    const text = others.get(`additionalinfodescription${number ?? ''}`)
    return number === undefined || text === undefined ? [] : [[title, plainLine(text)]]
  })
}

function factOf([title, text]: readonly [string, string]): [string, string] {
  return [factNameFor(title), text]
}
