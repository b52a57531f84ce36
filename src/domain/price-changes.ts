import type { Product } from './product.ts'

/** What has become of a product since it was kept: a new price, or it is sold no more. */
export type PriceChange =
  { readonly kind: 'price'; readonly current: Product } | { readonly kind: 'gone' }

/** The changes since products were kept, by product id; one that is sold at its kept price has none. */
export function priceChanges(
  kept: readonly Product[],
  catalogue: readonly Product[],
): ReadonlyMap<string, PriceChange> {
  const currentById = new Map(catalogue.map((product) => [product.id, product]))
  return new Map(
    kept.flatMap(({ id, price }): [string, PriceChange][] => {
      const current = currentById.get(id)
      if (!current) return [[id, { kind: 'gone' }]]
      return current.price === price ? [] : [[id, { kind: 'price', current }]]
    }),
  )
}

/** Takes newer descriptions of products that are kept; places stay, and nothing is added. */
export function withNewer(kept: readonly Product[], newer: readonly Product[]): Product[] {
  const newerById = new Map(newer.map((product) => [product.id, product]))
  return kept.map((product) => newerById.get(product.id) ?? product)
}
