import { isBuyable } from './availability.ts'
import type { Product } from './product.ts'

/** A product without `namespaceId` is a model of its own. */
export function modelOf(product: Product): string | Product {
  return product.namespaceId ?? product
}

/** All if none can be bought. */
export function buyable(products: readonly Product[]): readonly Product[] {
  const offered = products.filter(isBuyable)
  return offered.length > 0 ? offered : products
}

/** The first of the cheapest of at least one product. */
export function cheapest<Variant extends Product>(variants: readonly Variant[]): Variant {
  return variants.reduce((best, variant) => (variant.price < best.price ? variant : best))
}
