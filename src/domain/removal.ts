import type { Product } from './product.ts'

/** A product that was taken out of a list, and the place it had there, from 0. */
export interface RemovedProduct {
  readonly product: Product
  readonly place: number
}

/** What one act has taken out of the cart or the favourites: all that is needed to put it back. */
export interface Removal {
  readonly from: 'cart' | 'favourites'
  /** At least one, in the order of their places. */
  readonly removed: readonly RemovedProduct[]
  /** Pieces per product id that went with them; the favourites have none. */
  readonly quantities: ReadonlyMap<string, number>
}

/** The products of `before` that `after` lacks. */
export function removedProducts(
  before: readonly Product[],
  after: readonly Product[],
): RemovedProduct[] {
  const left = idsOf(after)
  return before
    .map((product, place) => ({ product, place }))
    .filter(({ product }) => !left.has(product.id))
}

/** Puts products back where they were. One that has come back by another way stays where it is. */
export function putBack(
  products: readonly Product[],
  removed: readonly RemovedProduct[],
): Product[] {
  const present = idsOf(products)
  const result = [...products]
  for (const { product, place } of removed) {
    if (!present.has(product.id)) result.splice(place, 0, product)
  }
  return result
}

function idsOf(products: readonly Product[]): ReadonlySet<string> {
  return new Set(products.map(({ id }) => id))
}
