import type { Product } from '#src/domain/product/product.ts'
import { matchTerms } from './match-terms.ts'
import { ranked } from './ranked.ts'
import { readQuery, type Query } from './read-query.ts'
import { readings } from './readings.ts'
import { allOf, closest, withoutPurpose } from './required-terms.ts'
import type { SearchIndex } from './search-index.ts'
import { termsOf, type Term } from './terms.ts'
import type { Word } from './words.ts'

export interface SearchResult {
  /** All variants that match, the best first. */
  readonly products: readonly Product[]
  /** Words of the query that these products do not match, as typed; empty when every word matches. */
  readonly leftOut: readonly string[]
}

/**
 * The products that match a query, or the closest ones if none matches all of it. A query without words has all
 * products.
 */
export function searchProducts(index: SearchIndex, query: string): SearchResult {
  return findProducts(index, readQuery(query), false)
}

/**
 * What a search finds: the products of the first reading that finds any, else those closest to the first reading.
 *
 * @param isTyping the shopper is still typing the last word, which may be a number
 */
export function findProducts(index: SearchIndex, query: Query, isTyping: boolean): SearchResult {
  let first
  for (const terms of likelyTerms(index, query, isTyping)) {
    const matches = matchTerms(index, terms)
    first ??= { terms, matches }
    for (const required of new Set([allOf(terms), withoutPurpose(query, terms)])) {
      const products = ranked(index, matches, terms, required)
      if (products.length > 0) return { products, leftOut: [] }
    }
  }
  const kept = first ? closest(first.matches, first.terms) : 0
  if (!first || kept === 0) return { products: [], leftOut: [] }
  const leftOut = first.terms.filter((_, index) => (kept & (1 << index)) === 0)
  return {
    products: ranked(index, first.matches, first.terms, kept),
    leftOut: [...new Set(leftOut.map(({ start, end }) => query.text.slice(start, end).trim()))],
  }
}

/** What the query may mean, the likeliest first. At last, words that the catalogue has may be typing errors too. */
function* likelyTerms(
  index: SearchIndex,
  { words, price }: Query,
  isTyping: boolean,
): Generator<Term[]> {
  const tried = new Set<string>()
  let plain: readonly Word[] = words
  for (const reading of readings(words, index.vocabulary)) {
    plain = reading
    const key = reading.map(({ text }) => text).join(' ')
    if (!tried.has(key)) yield termsOf(index, reading, price, { isTyping, isLoose: false })
    tried.add(key)
  }
  yield termsOf(index, plain, price, { isTyping, isLoose: true })
}
