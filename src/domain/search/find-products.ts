import { capitalised } from '#src/domain/facts/fact-values.ts'
import type { Product } from '#src/domain/product/product.ts'
import { parseAccessoryQuery } from './fitting.ts'
import { matchTerms, type Matches } from './match-terms.ts'
import { amountOf } from './amounts.ts'
import type { Limit } from './limits.ts'
import { without } from './recognised-filters.ts'
import { FOR } from './product-words.ts'
import { meetNeeds } from './meet-needs.ts'
import type { Need } from './needs.ts'
import { readQuery, type Query, readings } from './read-query.ts'
import type { SearchIndex } from './build-search-index.ts'
import type { SearchResult } from './search-engine.ts'
import type { Depth } from './candidates.ts'
import { bitsOf, termsOf, type Term } from './terms.ts'
import { BELONGINGS } from './type-words.ts'
import type { Word } from './words.ts'

/** Those closest to the query if none matches all of it; all products if it has no words. */
export function searchProducts(index: SearchIndex, query: string): SearchResult {
  return findProducts(index, readQuery(query), false)
}

/**
 * The products that match the words of a query and meet its needs. Words of needs that are names of products, as 'light'
 * may be, are words if that finds a product.
 *
 * @param isTyping the shopper is still typing the last word, which may be a number
 */
export function findProducts(index: SearchIndex, query: Query, isTyping: boolean): SearchResult {
  const { text, all, needs, limits } = query
  if (needs.length > 0 && all.every((word) => index.vocabulary.numbers.has(word.text))) {
    const named = findByWords(index, { ...query, words: all }, isTyping)
    if (named.leftOut.length === 0) return named
  }
  const found = findByWords(index, query, isTyping)
  const { said = [] } = found
  if (needs.length + limits.length + said.length === 0) return found
  const { products, met } = meetNeeds(index, found.products, query)
  const typed = ({ start, end }: Need | Limit | Term) => text.slice(start, end).trim()
  const unmet = needs.filter(({ start }) => met.every((need) => need.start !== start))
  const leftOut = [...found.leftOut, ...unmet.map(typed)]
  const others = [...limits, ...said].map((each) => ({ ...each, label: typed(each) }))
  return {
    ...found,
    products,
    leftOut,
    needs: [...met, ...others]
      .filter(({ label }) => !leftOut.includes(label))
      .map((need) => ({ label: capitalised(need.label), rest: without(query, need).rest })),
    order: met[0]?.order,
    decidingFacts: (product) =>
      [...met, ...limits].flatMap(({ of }) => {
        const amount = ON_CARDS.includes(of) ? undefined : index.amounts(of).get(product)
        return amount === undefined ? [] : amountOf(of).write(amount)
      }),
  }
}

/** Amounts that cards show anyway. */
const ON_CARDS = ['price', 'in', 'ram', 'gb']

/** The products of the first reading that finds any, with the words found only in texts; else the closest products. */
function findByWords(
  index: SearchIndex,
  query: Query,
  isTyping: boolean,
): SearchResult & { said?: readonly Term[] } {
  let last
  for (const { terms, depth } of likelyTerms(index, query, isTyping)) {
    const matches = matchTerms(index, terms)
    if (depth !== 'errors') last = { terms, matches }
    const fitting = parseAccessoryQuery(index, matches, terms, query)
    if (fitting) {
      const fits = ranked(index, matches, terms, fitting.required)
        .filter(fitting.isFitting)
        // A case for one model comes before a charger for thirty.
        .sort((a, b) => (a.fits?.length ?? 0) - (b.fits?.length ?? 0))
      if (fits.length > 0) return { products: fits, leftOut: [] }
      const products = ranked(index, matches, terms, fitting.naming).filter(fitting.isNamed)
      return { products, leftOut: [], missing: fitting.wanted, wider: fitting.asked }
    }
    for (const required of new Set([bitsOf(terms), withoutPurpose(query, terms)])) {
      const products = ranked(index, matches, terms, required)
      const said = terms.filter((term) => term.said && term.candidates.size === 0)
      if (products.length > 0) return { products, leftOut: [], said }
    }
  }
  const kept = last ? closest(last.matches, last.terms) : 0
  if (!last || kept === 0) return { products: [], leftOut: [] }
  const leftOut = last.terms.filter((_, index) => (kept & (1 << index)) === 0)
  return {
    products: ranked(index, last.matches, last.terms, kept),
    leftOut: [...new Set(leftOut.map(({ start, end }) => query.text.slice(start, end).trim()))],
  }
}

/**
 * What the query may mean, the likeliest first: words of names and facts, then words of texts too. Last,
 * words that the catalogue has may be typing errors.
 */
function* likelyTerms(index: SearchIndex, query: Query, isTyping: boolean) {
  const read = (words: readonly Word[], depth: Depth) => ({
    terms: termsOf(index, query, words, { isTyping, depth }),
    depth,
  })
  const likely = Array.from(
    readings(query.words, index.vocabulary),
    (words) => [words.map(({ text }) => text).join(' '), words] as const,
  )
  const all = [...new Map(likely).values()]
  for (const words of all) yield read(words, 'names')
  for (const words of all.toReversed()) yield read(words, 'texts')
  yield read(all.at(-1) ?? [], 'errors')
}

/**
 * The best first: fewer typing errors, then better matches, then a series before accessories that the query does not
 * ask for, then models whose whole name was typed, then the catalogue's order.
 */
function ranked(
  { products, kinds, modelLengths }: SearchIndex,
  matches: Matches,
  terms: readonly Term[],
  required: number,
): Product[] {
  const askedKinds = terms.reduce((all, term) => all | term.kinds, 0)
  const last = BELONGINGS & ~askedKinds
  const keys: number[] = []
  for (let product = 0; product < products.length; product++) {
    if (((matches.terms[product] ?? 0) & required) !== required) continue
    const cost = matches.costs[product] ?? 0
    const isLast = ((kinds[product] ?? 0) & last) > 0
    const isWhole = (matches.modelWords[product] ?? 0) >= (modelLengths[product] ?? 0)
    const rank = cost * 4 + Number(isLast) * 2 + Number(!isWhole)
    keys.push(rank * products.length + product)
  }
  // Numbers in a typed array sort several times faster than objects by comparison.
  return [...Float64Array.from(keys).sort()].flatMap((key) => products[key % products.length] ?? [])
}

/** Of 'phone case' and 'case for a phone', only 'case' names the product; the rest says what it is for. */
function withoutPurpose({ words }: Query, terms: readonly Term[]): number {
  const types = terms.filter(({ kinds }) => kinds > 0)
  const purpose = words.find(({ text }) => FOR.has(text))?.start ?? Infinity
  const named = types.findLast(({ start }) => start < purpose) ?? types.at(-1)
  return bitsOf(terms, (term) => term.kinds === 0 || (term.kinds & (named?.kinds ?? 0)) > 0)
}

/** The terms that the closest products match: those that say most about a product, and of equal ones the first. */
function closest(matches: Matches, terms: readonly Term[]): number {
  const weightOf = (matched: number) =>
    terms.reduce((sum, { weight }, index) => sum + ((matched >> index) & 1) * (weight - index), 0)
  return [...new Set(matches.terms)].reduce(
    (best, matched) => (weightOf(matched) > weightOf(best) ? matched : best),
    0,
  )
}
