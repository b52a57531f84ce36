import { knownPrice } from '#src/domain/product/availability.ts'
import type { Product } from '#src/domain/product/product.ts'
import { soldNow } from './sold-now.ts'

/** How a persisted product differs from the catalogue: it has a new price, or is no longer sold. */
export type PriceChange =
  { readonly kind: 'price'; readonly current: Product } | { readonly kind: 'gone' }

/** By product id. No entry for a price that is the same or on request, or is in another currency and cannot be compared. */
export function priceChanges(
  products: readonly Product[],
  catalogue: readonly Product[],
): ReadonlyMap<string, PriceChange> {
  const now = soldNow(catalogue)
  return new Map(
    products.flatMap(({ id, price, currency }): [string, PriceChange][] => {
      const current = now(id)
      if (!current) return [[id, { kind: 'gone' }]]
      const isSame = (knownPrice(current) ?? price) === price
      return isSame || currency !== undefined ? [] : [[id, { kind: 'price', current }]]
    }),
  )
}
