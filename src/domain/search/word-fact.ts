import { basicColor } from '#src/domain/facets/basic-color.ts'
import type { Facet } from '#src/domain/facets/facet.ts'
import { KINDS } from '#src/domain/kind.ts'
import type { Product } from '#src/domain/product.ts'
import { measureIn } from '#src/domain/units.ts'
import { knownWord } from './candidates.ts'
import type { SearchIndex } from './search-index.ts'
import { KIND_BITS } from './type-words.ts'
import { productsOf } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** A value of a facet that a word means. */
export interface WordFact {
  readonly facet: Facet
  readonly slug: string
  readonly label: string
}

/** A word that is a fact of a product is one of the first products that have the word. */
const MOST_PRODUCTS = 100

/** The value of a facet that a word of a query means, where the catalogue has it. */
export function factOf(index: SearchIndex, text: string): WordFact | undefined {
  const { vocabulary, types, colorCodes, products } = index
  const color = basicColor(text)
  if (color === text && colorCodes.has(color)) return named('color', text)
  const word = knownWord(vocabulary, text)
  if (word === undefined) return undefined
  const kind = KINDS.find((name) => KIND_BITS[name] === types.get(word))
  if (kind) return named('kind', kind)
  for (const place of productsOf(vocabulary, word, MOST_PRODUCTS)) {
    const product = products[place]
    const fact = product && factsOf(product).find(({ label }) => isSpelt(label, text))
    if (fact) return fact
  }
  return undefined
}

function factsOf(product: Product): WordFact[] {
  const inches = measureIn(product.screen, 'inches')
  return [
    { facet: 'brand', label: product.brand ?? '', slug: slugOf(product.brand ?? '') },
    { facet: 'capacity', label: product.capacity, slug: slugOf(product.capacity) },
    { facet: 'ram', label: product.ram, slug: slugOf(product.ram) },
    { facet: 'screen', label: `${inches ?? ''}"`, slug: String(inches) },
    { facet: 'year', label: String(product.year), slug: String(product.year) },
  ]
}

function isSpelt(label: string, text: string): boolean {
  const [word, ...others] = wordsOf(label)
  return word?.text === text && others.length === 0
}

function slugOf(label: string): string {
  return label.toLowerCase()
}

function named(facet: Facet, slug: string): WordFact {
  return { facet, slug, label: `${slug.slice(0, 1).toUpperCase()}${slug.slice(1)}` }
}
