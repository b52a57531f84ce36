import type { Product } from '#src/domain/product.ts'
import type { SearchIndex } from './search-index.ts'

export interface SearchResult {
  /** All variants that match, the best first. */
  readonly products: readonly Product[]
  /** Words of the query that these products do not match, as typed; empty when every word matches. */
  readonly leftOut: readonly string[]
}

export function searchProducts(index: SearchIndex, query: string): SearchResult {
  const text = query.toLowerCase()
  return {
    products: index.products.filter(({ name }) => name.toLowerCase().includes(text)),
    leftOut: [],
  }
}
