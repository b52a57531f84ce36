import { basicColor } from '#src/domain/facets/basic-color.ts'
import { facetValue, type FacetValue } from '#src/domain/facets/facet-value.ts'
import type { Facet } from '#src/domain/facets/facet.ts'
import { KINDS } from '#src/domain/product/kind.ts'
import type { Product } from '#src/domain/product/product.ts'
import { knownWord } from './candidates.ts'
import { SALE_WORDS } from './product-words.ts'
import type { SearchIndex } from './search-index.ts'
import { KIND_BITS } from './type-words.ts'
import { productsOf } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** A value of a facet that a word means. */
export interface WordFact extends FacetValue {
  readonly facet: Facet | 'sale'
}

/** Facts that a whole word may be: `256gb` is a capacity. */
const FACETS = ['brand', 'capacity', 'ram', 'screen', 'year'] as const satisfies Facet[]

/** If a word is a fact, it is one of the first products that have the word. */
const MOST_PRODUCTS = 100

/** The value of a facet that a word of a query means, if the catalogue has it. */
export function factOf(index: SearchIndex, text: string): WordFact | undefined {
  const { vocabulary, types, colorCodes, products } = index
  const color = basicColor(text)
  if (color === text && colorCodes.has(color)) return fact('color', text)
  const word = knownWord(vocabulary, text)
  if (word === undefined) return undefined
  if (SALE_WORDS.includes(vocabulary.words[word] ?? ''))
    return { facet: 'sale', slug: '1', label: 'on sale' }
  const kind = KINDS.find((name) => KIND_BITS[name] === types.get(word))
  if (kind) return fact('kind', kind)
  for (const index of productsOf(vocabulary, word, MOST_PRODUCTS)) {
    const product = products[index]
    const found = product && factsOf(product).find(({ label }) => isWritten(label, text))
    if (found) return found
  }
  return undefined
}

function factsOf(product: Product): WordFact[] {
  return FACETS.flatMap((facet) => fact(facet, String(product[facet] ?? '')) ?? [])
}

function fact(facet: Facet, text: string): WordFact | undefined {
  const value = facetValue(facet, text)
  return value && { facet, ...value }
}

function isWritten(label: string, text: string): boolean {
  const [word, ...others] = wordsOf(label)
  return word?.text === text && others.length === 0
}
