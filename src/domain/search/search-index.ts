import type { Product } from '#src/domain/product.ts'

/** What a search looks products up in. */
export interface SearchIndex {
  /** All products, in the catalogue's order. */
  readonly products: readonly Product[]
}
