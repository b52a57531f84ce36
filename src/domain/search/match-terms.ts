import { WORD_COSTS } from './product-words.ts'
import { isWithin } from '#src/domain/address/search-parameter.ts'
import { knownPrice } from '#src/domain/product/availability.ts'
import type { SearchIndex } from './build-search-index.ts'
import type { Term } from './terms.ts'
import { COSTS } from './vocabulary.ts'

/** How each product matches terms, by its index in the catalogue. */
export interface Matches {
  /** Bit `n` is set for term `n`. */
  readonly terms: Uint32Array
  readonly costs: Uint16Array
  /** How many terms are words of its model's name. */
  readonly modelWords: Uint8Array
}

const NO_MATCH = 0xffff

/** Of a word that texts say, less what `saidBy` returns. */
const SAID_COST = 10

/** Finds out which products match which terms, and at what cost; of a term's meanings the cheapest counts. */
export function matchTerms(index: SearchIndex, terms: readonly Term[]): Matches {
  const size = index.products.length
  const matched = new Uint32Array(size)
  const costs = new Uint16Array(size)
  const modelWords = new Uint8Array(size)
  const cheapest = new Uint16Array(size)
  for (const [number, term] of terms.entries()) {
    cheapest.fill(NO_MATCH)
    matchTerm(index, term, (product, cost) => {
      if (cost < (cheapest[product] ?? 0)) cheapest[product] = cost
    })
    const { says } = term
    if (says) {
      for (const [product, said] of index.saidBy(says).entries()) {
        if (said > 0 && cheapest[product] === NO_MATCH) cheapest[product] = SAID_COST - said
      }
    }
    for (let product = 0; product < size; product++) {
      const cost = cheapest[product] ?? NO_MATCH
      if (cost === NO_MATCH) continue
      matched[product] = (matched[product] ?? 0) | (1 << number)
      costs[product] = (costs[product] ?? 0) + cost
      if (cost === WORD_COSTS.model && term.kinds === 0)
        modelWords[product] = (modelWords[product] ?? 0) + 1
    }
  }
  return { terms: matched, costs, modelWords }
}

function matchTerm(
  { products, vocabulary, types, kinds, colors }: SearchIndex,
  { candidates, color, price, numbered, isFeature }: Term,
  add: (product: number, cost: number) => void,
): void {
  for (const [word, cost] of candidates) {
    for (const posting of vocabulary.postings[word] ?? []) {
      add(Math.floor(posting / COSTS), cost + (posting % COSTS))
    }
    const meant = isFeature ? 0 : (types.get(word) ?? 0)
    if (meant > 0) {
      for (const [product, kind] of kinds.entries()) {
        if ((kind & meant) > 0) add(product, cost + WORD_COSTS.model)
      }
    }
  }
  for (const product of numbered) add(product, WORD_COSTS.model)
  if (color) {
    for (const [product, own] of colors.entries()) {
      if (own === color) add(product, WORD_COSTS.part)
    }
  }
  if (price) {
    for (const [product, each] of products.entries()) {
      if (isWithin(knownPrice(each) ?? NaN, price)) add(product, WORD_COSTS.variant)
    }
  }
}
