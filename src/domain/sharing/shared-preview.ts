import type { CartLine } from '#src/domain/cart/cart.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { SharedLists } from './shared-lists.ts'

/** Shared lists with the products of today's catalogue. */
export interface SharedPreview {
  readonly cart: readonly CartLine[]
  readonly favourites: readonly Product[]
  /** The ids of products that the catalogue does not have, each once. */
  readonly gone: readonly string[]
}

export function sharedPreview(
  { cart, favourites }: SharedLists,
  catalogue: readonly Product[],
): SharedPreview {
  const products = new Map(catalogue.map((product) => [product.id, product]))
  const ids = [...cart.map(({ id }) => id), ...favourites]
  return {
    cart: cart.flatMap(({ id, quantity }) => {
      const product = products.get(id)
      return product ? [{ product, quantity }] : []
    }),
    favourites: favourites.flatMap((id) => products.get(id) ?? []),
    gone: [...new Set(ids)].filter((id) => !products.has(id)),
  }
}
