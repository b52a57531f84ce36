import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Entity } from '#tools/owner/catalogue.ts'
import type { Field } from '#tools/owner/import/map/fields.ts'
import type { Item } from './items.ts'

const STOCK_FIELDS = ['stock', 'availability', 'availableFrom', 'delivery'] as const

/** The item with what the shop says of it already, where the list has no column for that. */
export function withEarlierValues(
  item: Item,
  before: Entity | undefined,
  columns: ReadonlySet<string | undefined>,
): Item {
  if (!before) return item
  const lacks = (field: Field | `facts.${string}`) => !columns.has(field)
  const { product, detail } = before
  const about = detail?.description ?? []
  const text = spaced(textsOf(item.description).join(' '))
  const isSameText = text === spaced(textsOf(about).join(' '))
  const earlier = (field: Field, value: string | null | undefined) =>
    lacks(field) ? (value ?? '') : ''
  const facts = Object.entries({ ...detail?.facts, ...product.facts })
  return {
    ...item,
    sku: item.sku || earlier('sku', product.sku),
    gtin: item.gtin || earlier('gtin', product.gtin),
    mpn: item.mpn || earlier('mpn', product.mpn),
    brand: item.brand || earlier('brand', product.brand),
    stock:
      item.stock.availability === undefined && STOCK_FIELDS.every(lacks)
        ? stockOf(product)
        : item.stock,
    year: item.year ?? (lacks('year') ? product.year : undefined),
    kind:
      lacks('kind') && product.category === item.category ? (product.kind ?? item.kind) : item.kind,
    screen: item.screen || earlier('screen', product.screen),
    ram: item.ram || earlier('ram', product.ram),
    resolution: item.resolution || earlier('resolution', detail?.resolution),
    processor: item.processor || earlier('processor', detail?.processor),
    camera: item.camera || earlier('camera', detail?.camera),
    zoom: item.zoom || earlier('zoom', detail?.zoom),
    cell: item.cell.length === 0 && lacks('cell') ? (detail?.cell ?? []) : item.cell,
    fits: item.fits.length === 0 && lacks('fits') ? (product.fits ?? []) : item.fits,
    colorValue:
      lacks('colorValue') && item.color === (product.color ?? '')
        ? (product.colorValue ?? item.colorValue)
        : item.colorValue,
    facts: {
      ...Object.fromEntries(facts.filter(([name]) => lacks(`facts.${name}`))),
      ...item.facts,
    },
    description: isSameText || (text === '' && lacks('description')) ? about : item.description,
  }
}

/** The item with the name and the description that the shop has, which somebody may have written there. */
export function withEarlierTexts(item: Item, before: Entity | undefined): Item {
  const about = before?.detail?.description ?? []
  return {
    ...item,
    name: before?.product.name ?? item.name,
    description: about.length > 0 ? about : item.description,
  }
}

function stockOf({ availability, availableFrom, stock }: Product): Item['stock'] {
  return {
    ...(availability && { availability }),
    ...(availableFrom && { availableFrom }),
    ...(stock !== undefined && { stock }),
  }
}

function textsOf(blocks: ProductDetail['description']): string[] {
  return blocks.flatMap(({ title, text }) => [title, ...text])
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
