import type { Product } from '#src/domain/product.ts'
import { matchTerms } from './match-terms.ts'
import { ranked } from './ranked.ts'
import { readQuery, type Query } from './read-query.ts'
import { readings } from './readings.ts'
import { allOf, closest, withoutPurpose } from './required-terms.ts'
import type { SearchIndex } from './search-index.ts'
import { priceTerm, termsOf, type Term } from './terms.ts'

export interface SearchResult {
  /** All variants that match, the best first. */
  readonly products: readonly Product[]
  /** Words of the query that these products do not match, as typed; empty when every word matches. */
  readonly leftOut: readonly string[]
}

/** One way to understand a query. `required` are the terms that products have to match, as bits. */
interface Attempt {
  readonly terms: readonly Term[]
  readonly required: number
}

/**
 * The products that match a query, or the closest ones where none matches all of it. A query without words has all
 * products.
 *
 * @param isTyping the shopper is still typing the last word, which may be a number
 */
export function searchProducts(index: SearchIndex, text: string, isTyping = false): SearchResult {
  const query = readQuery(text)
  let first
  for (const { terms, required } of attempts(index, query, isTyping)) {
    const matches = matchTerms(index, terms)
    first ??= { terms, matches }
    const products = ranked(index, matches, terms, required)
    if (products.length > 0) return { products, leftOut: [] }
  }
  if (!first) return { products: [], leftOut: [] }
  const { terms, matches } = first
  const kept = closest(matches, terms)
  if (kept === 0) return { products: [], leftOut: [] }
  const leftOut = terms.filter((_, place) => (kept & (1 << place)) === 0)
  return {
    products: ranked(index, matches, terms, kept),
    leftOut: [...new Set(leftOut.map(({ start, end }) => query.text.slice(start, end)))],
  }
}

/** The ways to understand a query, the likeliest first; each one only where none before it finds a product. */
function* attempts(index: SearchIndex, query: Query, isTyping: boolean): Generator<Attempt> {
  const tried = new Set<string>()
  const price = query.price ? [priceTerm(query.price)] : []
  for (const words of readings(query.words, index.vocabulary)) {
    const key = words.map((word) => word.text).join(' ')
    if (tried.has(key)) continue
    tried.add(key)
    const terms = [...termsOf(index, words, { isTyping, isLoose: false }), ...price]
    yield { terms, required: allOf(terms) }
    const required = withoutPurpose(query, terms)
    if (required !== allOf(terms)) yield { terms, required }
  }
  const terms = [...termsOf(index, query.words, { isTyping, isLoose: true }), ...price]
  yield { terms, required: allOf(terms) }
}
