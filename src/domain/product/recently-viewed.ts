import { modelOf } from './model.ts'
import type { Product } from './product.ts'

/** The most products of 'Recently viewed'. */
const SHOWN = 8

/**
 * 'Recently viewed': the products with these `itemId`s, in their order, one of each model. Products that are no longer
 * sold are passed over.
 *
 * @param ids the newest first
 */
export function recentlyViewed(products: readonly Product[], ids: readonly string[]): Product[] {
  const byId = new Map(products.map((product) => [product.itemId, product]))
  const viewed = ids.flatMap((id) => byId.get(id) ?? [])
  return [...Map.groupBy(viewed, modelOf).values()]
    .flatMap(([latest]) => latest ?? [])
    .slice(0, SHOWN)
}
