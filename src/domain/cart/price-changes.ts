import { knownPrice } from '#src/domain/product/availability.ts'
import type { Product } from '#src/domain/product/product.ts'

/** How a persisted product differs from the catalogue: it has a new price, or is no longer sold. */
export type PriceChange =
  { readonly kind: 'price'; readonly current: Product } | { readonly kind: 'gone' }

/** By product id. No entry for a price that is the same or on request, or is in another currency and cannot be compared. */
export function priceChanges(
  products: readonly Product[],
  catalogue: readonly Product[],
): ReadonlyMap<string, PriceChange> {
  const currentById = new Map(catalogue.map((product) => [product.id, product]))
  return new Map(
    products.flatMap(({ id, price, currency }): [string, PriceChange][] => {
      const current = currentById.get(id)
      if (!current) return [[id, { kind: 'gone' }]]
      return [price, undefined].includes(knownPrice(current)) || currency !== undefined
        ? []
        : [[id, { kind: 'price', current }]]
    }),
  )
}
