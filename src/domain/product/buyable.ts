import type { Product } from './product.ts'

/** The products that have not sold out, or all if every one has. */
export function buyable(products: readonly Product[]): readonly Product[] {
  const offered = products.filter(({ availability }) => availability !== 'out')
  return offered.length > 0 ? offered : products
}

/** The first of the cheapest of at least one product. */
export function cheapest<Variant extends Product>(variants: readonly Variant[]): Variant {
  return variants.reduce((best, variant) => (variant.price < best.price ? variant : best))
}
