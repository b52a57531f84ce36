import type { Product } from '#src/domain/product/product.ts'

/** A product that was removed from a list, and its index there, from 0. */
export interface RemovedProduct {
  readonly product: Product
  readonly index: number
}

/** The products that one action has removed from a list. */
export interface Removal {
  /** The list's name, as in 'Removed from the cart.' */
  readonly from: string
  /** By index; at least one, unless the list was replaced. */
  readonly removed: readonly RemovedProduct[]
  /** Whether another list has replaced the whole list. */
  readonly isReplacement?: boolean
}

/** The products of `before` that `after` lacks. */
export function removedProducts(
  before: readonly Product[],
  after: readonly Product[],
): RemovedProduct[] {
  const left = idsOf(after)
  return before
    .map((product, index) => ({ product, index }))
    .filter(({ product }) => !left.has(product.id))
}

/** Restores removed products at their old positions. A product that has been added again since then is not moved. */
export function putBack(
  products: readonly Product[],
  removed: readonly RemovedProduct[],
): Product[] {
  const present = idsOf(products)
  const result = [...products]
  for (const { product, index } of removed) {
    if (!present.has(product.id)) result.splice(index, 0, product)
  }
  return result
}

/** The ids of products. */
export function idsOf(products: readonly Product[]): ReadonlySet<string> {
  return new Set(products.map(({ id }) => id))
}
