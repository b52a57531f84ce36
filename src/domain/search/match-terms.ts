import type { Candidates } from './candidates.ts'
import { WORD_COSTS } from './product-words.ts'
import { isWithin } from '#src/domain/address/search-parameter.ts'
import type { SearchIndex } from './build-search-index.ts'
import type { Term } from './terms.ts'
import { COSTS, type Vocabulary } from './vocabulary.ts'

const NO_MATCH = 0xffff

/** How each product matches terms, by its index in the catalogue: the lowest cost of a term's meanings counts. */
export function matchTerms(index: SearchIndex, terms: readonly Term[]) {
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
    for (let product = 0; product < size; product++) {
      const cost = cheapest[product] ?? NO_MATCH
      if (cost === NO_MATCH) continue
      matched[product] = (matched[product] ?? 0) | (1 << number)
      costs[product] = (costs[product] ?? 0) + cost
      if (cost === WORD_COSTS.model && term.kinds === 0)
        modelWords[product] = (modelWords[product] ?? 0) + 1
    }
  }
  return {
    /** Bit `n` is set for term `n`. */
    terms: matched,
    costs,
    /** How many terms are words of its model's name. */
    modelWords,
  }
}

export type Matches = ReturnType<typeof matchTerms>

type AddMatch = (product: number, cost: number) => void

function matchTerm(
  { products, vocabulary, texts, types, kinds, colors, amounts }: SearchIndex,
  { candidates, said, color, limit, numbered }: Term,
  add: AddMatch,
): void {
  addWords(vocabulary, candidates, add)
  if (said) addWords(texts(), said, add)
  for (const [word, cost] of candidates) {
    const meant = types.get(word) ?? 0
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
  if (limit) {
    const known = amounts(limit.of)
    for (const [product, each] of products.entries()) {
      if (isWithin(known.get(each), limit.range)) add(product, WORD_COSTS.variant)
    }
  }
}

function addWords({ postings }: Vocabulary, words: Candidates, add: AddMatch): void {
  for (const [word, cost] of words) {
    for (const posting of postings[word] ?? []) {
      add(Math.floor(posting / COSTS), cost + (posting % COSTS))
    }
  }
}
