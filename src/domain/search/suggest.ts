import { CATEGORIES, type Category } from '#src/domain/category.ts'
import type { Product } from '#src/domain/product.ts'
import { readQuery } from './read-query.ts'
import { readings } from './readings.ts'
import { recognisedFilters, type RecognisedFilter } from './recognised-filters.ts'
import type { SearchIndex } from './search-index.ts'
import { searchProducts } from './search-products.ts'
import { termsOf } from './terms.ts'

export interface Suggestions {
  /** One variant of each model, the best first. */
  readonly models: readonly Product[]
  readonly filters: readonly RecognisedFilter[]
  /** Categories of the type of product that the query names. */
  readonly categories: readonly Category[]
}

const MOST_FILTERS = 3

/** One letter is the beginning of too many types. */
const SHORTEST_TYPE = 2

/** What a shopper who is typing may mean: at most `limit` suggestions in total; none without words. */
export function suggest(index: SearchIndex, text: string, limit: number): Suggestions {
  const query = readQuery(text)
  if (query.words.length === 0 && !query.price) return { models: [], filters: [], categories: [] }
  const filters = recognisedFilters(index, query).slice(0, Math.min(MOST_FILTERS, limit))
  const categories = namedCategories(index, text).slice(0, limit - filters.length)
  const left = limit - filters.length - categories.length
  const models = firstOfModels(searchProducts(index, text, true).products, left)
  return { models, filters, categories }
}

function firstOfModels(products: readonly Product[], count: number): Product[] {
  const models = new Map<string, Product>()
  for (const product of products) {
    if (models.size === count) break
    const model = product.namespaceId ?? product.id
    if (!models.has(model)) models.set(model, product)
  }
  return [...models.values()]
}

/** The categories of a query that is nothing but the type of a product, perhaps unfinished or misspelt. */
function namedCategories(index: SearchIndex, text: string): Category[] {
  const [words = []] = readings(readQuery(text).words, index.vocabulary)
  const kinds = termsOf(index, words, { isTyping: true, isLoose: false }).map(({ candidates }) =>
    candidates.reduce((all, { word }) => all | (index.types.get(word) ?? 0), 0),
  )
  const common = kinds.reduce((all, kind) => all & kind, -1)
  if (kinds.length === 0 || text.trim().length < SHORTEST_TYPE) return []
  return CATEGORIES.filter((category) => ((index.categories.get(category) ?? 0) & common) > 0)
}
