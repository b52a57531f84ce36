import { nextTask } from '#src/lib/next-task.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { buildSearchIndex } from '#src/domain/search/build-search-index.ts'
import { searchProducts } from '#src/domain/search/find-products.ts'
import { suggest } from '#src/domain/search/suggest.ts'

/** Finds products of a catalogue by words. Made in slices that leave the page responsive. */
export async function makeSearchEngine(
  products: readonly Product[],
  details: readonly ProductDetail[],
) {
  const index = await buildSearchIndex(products, nextTask, details)
  return {
    search: (query: string) => searchProducts(index, query),
    suggest: (query: string, limit: number) => suggest(index, query, limit),
  }
}

/** All that the shop knows of the search, whose code loads late. */
export type SearchEngine = Awaited<ReturnType<typeof makeSearchEngine>>
