import { matchTerms } from './match-terms.ts'
import { ranked } from './ranked.ts'
import type { Query } from './read-query.ts'
import { readings } from './readings.ts'
import { allOf, closest, withoutPurpose } from './required-terms.ts'
import type { SearchIndex } from './search-index.ts'
import type { SearchResult } from './search-products.ts'
import { priceTerm, termsOf, type Term } from './terms.ts'

/** One way to understand a query. `required` are the terms that products have to match, as bits. */
interface Attempt {
  readonly terms: readonly Term[]
  readonly required: number
}

/**
 * What a search finds: the products of the first attempt that finds any, else those closest to the first attempt.
 *
 * @param isTyping the shopper is still typing the last word, which may be a number
 */
export function findProducts(index: SearchIndex, query: Query, isTyping: boolean): SearchResult {
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
