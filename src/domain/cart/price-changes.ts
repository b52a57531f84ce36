import { knownPrice } from '#src/domain/product/availability.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { CartLine } from './cart.ts'

/** How a persisted product differs from the catalogue: the product with its new price, or that it is no longer sold. */
export type PriceChange = Product | 'gone'

/** By product id. No entry for a price that is the same or on request, or is in another currency and cannot be compared. */
export function priceChanges(lines: readonly CartLine[]): ReadonlyMap<string, PriceChange> {
  return new Map(
    lines.flatMap(({ product: { id, price, currency }, now }): [string, PriceChange][] => {
      if (now === undefined) return []
      if (now === 'gone') return [[id, now]]
      const isSame = (knownPrice(now) ?? price) === price
      return isSame || currency !== undefined ? [] : [[id, now]]
    }),
  )
}
