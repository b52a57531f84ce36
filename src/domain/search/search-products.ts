import { findProducts, type SearchResult } from './find-products.ts'
import { readQuery } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * The products that match a query, or the closest ones if none matches all of it. A query without words has all
 * products.
 */
export function searchProducts(index: SearchIndex, query: string): SearchResult {
  return findProducts(index, readQuery(query), false)
}
