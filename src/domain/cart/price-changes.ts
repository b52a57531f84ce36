import { knownPrice } from '#src/domain/product/availability.ts'
import type { Product } from '#src/domain/product/product.ts'
import { soldNow } from './sold-now.ts'

/** How a persisted product differs from the catalogue: the product with its new price, or that it is no longer sold. */
export type PriceChange = Product | 'gone'

/** By product id. No entry for a price that is the same or on request, or is in another currency and cannot be compared. */
export function priceChanges(
  products: readonly Product[],
  catalogue: readonly Product[],
): ReadonlyMap<string, PriceChange> {
  const now = soldNow(catalogue)
  return new Map(
    products.flatMap(({ id, price, currency }): [string, PriceChange][] => {
      const current = now(id)
      if (!current) return [[id, 'gone']]
      const isSame = (knownPrice(current) ?? price) === price
      return isSame || currency !== undefined ? [] : [[id, current]]
    }),
  )
}
