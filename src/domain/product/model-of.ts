import type { Product } from './product.ts'

/** What the variants of a model have in common, as a key. A product without `namespaceId` is a model of its own. */
export function modelOf(product: Product): string | Product {
  return product.namespaceId ?? product
}
