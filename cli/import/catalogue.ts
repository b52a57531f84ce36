import type { Category } from '#src/domain/product/category.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'

/** A product's entries in the list and in the details. */
export interface Entity {
  readonly product: Product
  /** Undefined if the details have no such product. */
  readonly detail: ProductDetail | undefined
}

/** The entries of each file of a shop's `api/`, in the entities' order, by the file's name. */
export function fileEntries(
  entities: readonly Entity[],
  categories: readonly Category[],
): ReadonlyMap<string, readonly (Product | ProductDetail)[]> {
  const detailsOf = (category: Category) =>
    entities.flatMap(({ product, detail }) =>
      product.category === category && detail ? [detail] : [],
    )
  return new Map<string, readonly (Product | ProductDetail)[]>([
    ['products.json', entities.map(({ product }) => product)],
    ...categories.map((category) => [`${category}.json`, detailsOf(category)] as const),
  ])
}
