import { CATEGORIES, type Category } from '#src/domain/product/category.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'

/** A product's entries in the list and in the details. */
export interface Entity {
  readonly product: Product
  /** Undefined if the details have no such product. */
  readonly detail: ProductDetail | undefined
}

/** The names of a shop's four files, in `api/`. */
export const CATALOGUE_FILES = [
  'products.json',
  ...CATEGORIES.map((category) => `${category}.json` as const),
] as const

/** The entries of each file, in the entities' order. */
export function fileEntries(
  entities: readonly Entity[],
): Record<(typeof CATALOGUE_FILES)[number], readonly (Product | ProductDetail)[]> {
  const detailsOf = (category: Category) =>
    entities.flatMap(({ product, detail }) =>
      product.category === category && detail ? [detail] : [],
    )
  return {
    'products.json': entities.map(({ product }) => product),
    'phones.json': detailsOf('phones'),
    'tablets.json': detailsOf('tablets'),
    'accessories.json': detailsOf('accessories'),
  }
}
