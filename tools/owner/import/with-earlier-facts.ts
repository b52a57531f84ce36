import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Entity } from './catalogue.ts'
import type { Context } from './context.ts'
import type { Field } from './fields.ts'
import type { Row } from './read-row.ts'

const STOCK_FIELDS = ['stock', 'availability', 'availableFrom', 'delivery'] as const

/** What the file has no column for stays as the shop has it. */
export function withEarlierFacts(row: Row, before: Entity | undefined, { lacks }: Context): Row {
  if (!before) return row
  const { product, detail } = before
  const about = detail?.description ?? []
  const text = spaced(textsOf(row.description).join(' '))
  const isSameText = text === spaced(textsOf(about).join(' '))
  const earlier = (field: Field, value: string | null | undefined) =>
    lacks(field) ? (value ?? '') : ''
  const facts = Object.entries({ ...detail?.facts, ...product.facts })
  return {
    ...row,
    sku: row.sku || earlier('sku', product.sku),
    gtin: row.gtin || earlier('gtin', product.gtin),
    mpn: row.mpn || earlier('mpn', product.mpn),
    brand: row.brand || earlier('brand', product.brand),
    stock:
      row.stock.availability === undefined && STOCK_FIELDS.every(lacks)
        ? stockOf(product)
        : row.stock,
    year: row.year ?? (lacks('year') ? product.year : undefined),
    kind:
      lacks('kind') && product.category === row.category ? (product.kind ?? row.kind) : row.kind,
    screen: row.screen || earlier('screen', product.screen),
    ram: row.ram || earlier('ram', product.ram),
    resolution: row.resolution || earlier('resolution', detail?.resolution),
    processor: row.processor || earlier('processor', detail?.processor),
    camera: row.camera || earlier('camera', detail?.camera),
    zoom: row.zoom || earlier('zoom', detail?.zoom),
    cell: row.cell.length === 0 && lacks('cell') ? (detail?.cell ?? []) : row.cell,
    fits: row.fits.length === 0 && lacks('fits') ? (product.fits ?? []) : row.fits,
    colorValue:
      lacks('colorValue') && row.color === (product.color ?? '')
        ? (product.colorValue ?? row.colorValue)
        : row.colorValue,
    own: { ...Object.fromEntries(facts.filter(([name]) => lacks(`facts.${name}`))), ...row.own },
    description: isSameText || (text === '' && lacks('description')) ? about : row.description,
  }
}

function stockOf({ availability, availableFrom }: Product): Row['stock'] {
  return { ...(availability && { availability }), ...(availableFrom && { availableFrom }) }
}

function textsOf(blocks: ProductDetail['description']): string[] {
  return blocks.flatMap(({ title, text }) => [title, ...text])
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
