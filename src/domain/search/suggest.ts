import type { Category } from '#src/domain/category.ts'
import type { Facet } from '#src/domain/facets/facet.ts'
import type { Product } from '#src/domain/product.ts'
import type { SearchIndex } from './search-index.ts'
import { searchProducts } from './search-products.ts'

/** A filter that some words of the query mean, such as `blue` or `under 500`. */
export interface RecognisedFilter {
  readonly facet: Facet | 'price'
  /** The value in an address: `blue`, `-500`. */
  readonly slug: string
  readonly label: string
  /** The query without these words. */
  readonly rest: string
}

export interface Suggestions {
  /** One variant of each model, the best first. */
  readonly models: readonly Product[]
  readonly filters: readonly RecognisedFilter[]
  readonly categories: readonly Category[]
}

/** What a shopper who is typing may mean: at most `limit` suggestions in total. */
export function suggest(index: SearchIndex, query: string, limit: number): Suggestions {
  const { products } = searchProducts(index, query)
  return { models: products.slice(0, limit), filters: [], categories: [] }
}
