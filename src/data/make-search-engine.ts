import { nextTask } from '#src/lib/next-task.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import type { SearchEngine } from '#src/domain/search/search-engine.ts'
import { suggest } from '#src/domain/search/suggest.ts'

/** Finds products of a catalogue by words. Made in slices that leave the page responsive. */
export async function makeSearchEngine(
  products: readonly Product[],
  details: readonly ProductDetail[],
): Promise<SearchEngine> {
  const index = await buildSearchIndex(products, nextTask, details)
  return {
    search: (query) => searchProducts(index, query),
    suggest: (query, limit) => suggest(index, query, limit),
  }
}
