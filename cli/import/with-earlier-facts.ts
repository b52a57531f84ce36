import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Entity } from './catalogue.ts'
import type { Row } from './read-row.ts'

/** What a feed has no room for stays as the shop has it. */
export function withEarlierFacts(row: Row, before: Entity | undefined): Row {
  if (!before) return row
  const { product, detail } = before
  const about = detail?.description ?? []
  const isSameText = spaced(textsOf(about).join(' ')) === spaced(textsOf(row.description).join(' '))
  return {
    ...row,
    sku: row.sku || (product.sku ?? ''),
    year: row.year ?? product.year,
    kind: product.category === row.category ? (product.kind ?? row.kind) : row.kind,
    screen: row.screen || product.screen,
    ram: row.ram || product.ram,
    resolution: row.resolution || (detail?.resolution ?? ''),
    processor: row.processor || (detail?.processor ?? ''),
    camera: row.camera || (detail?.camera ?? ''),
    zoom: row.zoom || (detail?.zoom ?? ''),
    cell: row.cell.length > 0 ? row.cell : (detail?.cell ?? []),
    fits: row.fits.length > 0 ? row.fits : (product.fits ?? []),
    colorValue:
      row.color === (product.color ?? '') ? (product.colorValue ?? row.colorValue) : row.colorValue,
    own: { ...detail?.facts, ...product.facts, ...row.own },
    description: isSameText ? about : row.description,
  }
}

function textsOf(blocks: ProductDetail['description']): string[] {
  return blocks.flatMap(({ title, text }) => [title, ...text])
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
