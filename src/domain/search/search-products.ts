import type { Product } from '#src/domain/product.ts'
import { findProducts } from './find-products.ts'
import { readQuery } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'

export interface SearchResult {
  /** All variants that match, the best first. */
  readonly products: readonly Product[]
  /** Words of the query that these products do not match, as typed; empty when every word matches. */
  readonly leftOut: readonly string[]
}

/**
 * The products that match a query, or the closest ones where none matches all of it. A query without words has all
 * products.
 */
export function searchProducts(index: SearchIndex, query: string): SearchResult {
  return findProducts(index, readQuery(query), false)
}
