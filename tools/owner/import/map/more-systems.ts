import { columnNames } from './column-names.ts'
import { columnKey } from './column-words.ts'
import { discounted } from './discounts.ts'
import type { Cells, Field, Row } from './fields.ts'
import { variantsOf } from './shopify.ts'
import { systemColumns, type System } from './system.ts'
import {
  cellOf,
  choicesOf,
  nameWith,
  sharedCells,
  withShortDescription,
  type Option,
} from './variants.ts'

export const SQUARESPACE: System = {
  name: 'Squarespace products',
  isOf: (keys, names) => keys.has('variantid') && names.has('Product_ID_[Non_Editable]'),
  columns: systemColumns(
    { productid: 'family', hostedimageurls: 'images' },
    ...['variantid', 'producttype', 'productpage', 'producturl', 'length', 'width', 'height'],
  ),
  products: (rows) => ({
    problems: [],
    rows: [...Map.groupBy(rows, ({ cells }) => cells.family).values()]
      .flatMap((ofProduct) => variantsOf(ofProduct, () => true))
      .map((row) => ({ ...row, cells: { ...row.cells, ...squarespaceCells(row) } })),
  }),
}

function squarespaceCells({ cells: { sku, stock, images }, others }: Row): Cells {
  return {
    id: sku ?? others.get('variantid') ?? '',
    ...(images !== undefined && { images: images.trim().replace(/\s+/g, '\n') }),
    ...(/^unlimited$/i.test(stock ?? '') && { stock: 'in stock' }),
  }
}

/** What PrestaShop takes off a price, and its texts in short, in the languages of shops. */
const DISCOUNT_AMOUNTS = keysOf(
  'discount amount, montant de la remise, importe del descuento, importo sconto',
)
const DISCOUNT_PERCENTS = keysOf(
  'discount percent, pourcentage de remise, porcentaje de descuento, percentuale sconto',
)
const SUMMARIES = keysOf(
  'summary, short description, résumé, resumen, riassunto, resumo, samenvatting, Zusammenfassung, Kurzbeschreibung, podsumowanie',
)

/** Its names of columns say how to write their cells: `Categories (x,y,z...)`. */
export const PRESTASHOP: System = {
  name: 'PrestaShop products',
  isOf: (_, names) => [...names].some((name) => name.includes('(x,y,z')),
  columns: systemColumns(
    { discountfrom: 'saleFrom', discountto: 'saleUntil' },
    ...[...DISCOUNT_AMOUNTS, ...DISCOUNT_PERCENTS, ...SUMMARIES],
    // A badge, and what a kilogram costs in which unit: nothing that the price is for.
    ...['unity', ...namesOf('per'), ...namesOf('basePrice'), ...namesOf('onSale')],
  ),
  products: (rows) => ({
    problems: [],
    rows: rows.map((row) => {
      const { cells } = withShortDescription(row, SUMMARIES)
      const amount = cellOf(row, DISCOUNT_AMOUNTS)
      const percent = cellOf(row, DISCOUNT_PERCENTS)
      return { ...row, cells: { ...cells, ...discounted(cells, { amount, percent }) } }
    }),
  }),
}

export const MAGENTO: System = {
  name: 'Magento products',
  isOf: (keys) => keys.has('sku') && (keys.has('productonline') || keys.has('attributesetcode')),
  columns: systemColumns(
    {},
    ...['producttype', 'attributesetcode', 'storeviewcode', 'productwebsites', 'taxclassname'],
    ...['configurablevariations', 'configurablevariationlabels'],
  ),
  products: (exported) => {
    const rows = exported.map(magentoRow)
    const bySku = new Map(rows.map((row) => [row.cells.sku, row]))
    const families = rows.map((parent) => ({
      parent,
      variations: variationsOf(parent).flatMap(({ sku, options }) => {
        const row = bySku.get(sku)
        return row ? [{ row, options }] : []
      }),
    }))
    const variants = new Set(families.flatMap(({ variations }) => variations.map(({ row }) => row)))
    return {
      problems: [],
      rows: families.flatMap(({ parent, variations }) => {
        if (variations.length === 0) return variants.has(parent) ? [] : [parent]
        const choices = choicesOf(variations.map(({ options }) => options))
        return variations.map(({ row }, index) => variantRow(parent, row, choices[index]))
      }),
    }
  },
}

/** Each path of categories begins with the shop's own root. */
function magentoRow(row: Row): Row {
  const paths = row.cells.category
    ?.split(',')
    .map((path) => path.replace(/^Default Category\//, ''))
  return {
    ...row,
    cells: {
      ...row.cells,
      ...(paths && { category: paths.join('\n').replaceAll('/', ' > ') }),
    },
  }
}

const NOT_ALONE = /^not visible individually$/im

function variantRow(
  parent: Row,
  row: Row,
  choice: ReturnType<typeof choicesOf>[number] | undefined,
): Row {
  const shown = row.cells.published?.replace(NOT_ALONE, '') ?? ''
  return {
    ...row,
    facts: { ...parent.facts, ...row.facts },
    cells: {
      ...sharedCells(parent.cells),
      ...row.cells,
      ...choice?.cells,
      published: `${parent.cells.published ?? ''}\n${shown}`,
      family: parent.cells.sku ?? '',
      name: nameWith(parent.cells.name ?? '', choice?.shared),
    },
  }
}

/** `sku=M-1,size=S,color=Red|sku=M-2,…` */
function variationsOf({ others }: Row): { sku: string | undefined; options: Option[] }[] {
  const variations = others.get('configurablevariations')?.split('|') ?? []
  return variations.map((variation) => {
    const options = variation.split(',').map((part) => {
      const [name = '', value = ''] = part.split('=')
      return { name, value }
    })
    return {
      sku: options.find(({ name }) => name === 'sku')?.value,
      options: options.filter(({ name }) => name !== 'sku'),
    }
  })
}

function keysOf(names: string): string[] {
  return names.split(', ').map(columnKey)
}

function namesOf(field: Field): string[] {
  return columnNames(field).flat().map(columnKey)
}
