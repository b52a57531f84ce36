import { packBlocks, packList, packText, safeCell } from '../packed-cell.ts'
import type { Entity } from '../import/catalogue.ts'
import type { Field } from '../import/fields.ts'

/** The columns, in the order in which an owner looks for them. */
const CELLS = {
  id: ({ product }) => packText(product.id),
  name: ({ product }) => packText(product.name),
  category: ({ product }) => product.category,
  price: ({ product }) => priceText(product.price),
  fullPrice: ({ product }) => priceText(product.fullPrice),
  color: ({ product, detail }) => packText(product.color ?? detail?.color ?? ''),
  colorValue: ({ product, detail }) => product.colorValue ?? detail?.colorValue ?? '',
  capacity: ({ product }) => packText(product.capacity),
  brand: ({ product }) => packText(product.brand ?? ''),
  year: ({ product }) => String(product.year),
  kind: ({ product }) => product.kind ?? '',
  screen: ({ product }) => packText(product.screen),
  ram: ({ product }) => packText(product.ram),
  resolution: ({ detail }) => packText(detail?.resolution ?? ''),
  processor: ({ detail }) => packText(detail?.processor ?? ''),
  camera: ({ detail }) => packText(detail?.camera ?? ''),
  zoom: ({ detail }) => packText(detail?.zoom ?? ''),
  cell: ({ detail }) => packList(detail?.cell ?? []),
  fits: ({ product }) => packList(product.fits ?? []),
  description: ({ detail }) => packBlocks(detail?.description ?? []),
  image: ({ product }) => packText(product.image),
  images: ({ product, detail }) => packList(detail?.images ?? [product.image]),
  slug: ({ product }) => packText(product.itemId),
  family: ({ product, detail }) => packText(product.namespaceId ?? detail?.namespaceId ?? ''),
  colorsAvailable: ({ detail }) => packList(detail?.colorsAvailable ?? []),
  capacityAvailable: ({ detail }) => packList(detail?.capacityAvailable ?? []),
  pictureSizes: ({ product }) =>
    product.pictureSizes === undefined ? '' : JSON.stringify(product.pictureSizes),
} as const satisfies Partial<Record<Field, (entity: Entity) => string>>

/** Every fact of every product, under the column names that `import` knows. */
export function* csvRows(entities: readonly Entity[]): Generator<string[]> {
  const cells = Object.values(CELLS)
  yield Object.keys(CELLS)
  for (const entity of entities) yield cells.map((cell) => safeCell(cell(entity)))
}

/** Three decimals could be read as thousands: `1.234` is written as `1.2340`. */
function priceText(price: number): string {
  return String(price).replace(/^\d+\.\d{3}$/, '$&0')
}
