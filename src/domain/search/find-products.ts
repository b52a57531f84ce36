import type { Product } from '#src/domain/product/product.ts'
import { fittingOf } from './fitting.ts'
import { matchTerms } from './match-terms.ts'
import { ranked } from './ranked.ts'
import type { Query } from './read-query.ts'
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
  /** What the query asks for and the shop does not have, such as `case for Pixel 10`. */
  readonly missing?: string
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
    const fitting = fittingOf(index, matches, terms, query)
    if (fitting) {
      const fits = ranked(index, matches, terms, fitting.required).filter(fitting.isFitting)
      if (fits.length > 0) return { products: byFewestFits(fits), leftOut: [] }
      const products = ranked(index, matches, terms, fitting.naming).filter(fitting.isNamed)
      return { products, leftOut: [], missing: fitting.wanted }
    }
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

/** A case for one model before a charger for thirty. */
function byFewestFits(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => (a.fits?.length ?? 0) - (b.fits?.length ?? 0))
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
