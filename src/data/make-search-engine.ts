import type { QueryClient } from '@tanstack/react-query'
import { nextTask } from '#src/lib/next-task.ts'
import type { Product } from '#src/domain/product/product.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { markedParts } from '#src/domain/search/marked-parts.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import type { SearchEngine } from '#src/domain/search/search-engine.ts'
import { suggest } from '#src/domain/search/suggest.ts'
import { factsQuery } from './details-query.ts'

/** The details of more products take too long to load: their search knows what lists know. */
const MOST_DETAILED = 2000

/** Finds products of a catalogue by words. Made in slices that leave the page responsive. */
export async function makeSearchEngine(
  products: readonly Product[],
  client: QueryClient,
): Promise<SearchEngine> {
  const categories = [...new Set(products.map(({ category }) => category))]
  const isDetailed = products.length > 0 && products.length <= MOST_DETAILED
  const details = isDetailed ? await client.query(factsQuery(categories)) : []
  const index = await buildSearchIndex(products, nextTask, details)
  return {
    search: (query) => searchProducts(index, query),
    suggest: (query, limit) => suggest(index, query, limit),
    markedParts,
  }
}
