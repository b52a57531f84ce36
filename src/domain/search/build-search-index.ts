import type { Category } from '#src/domain/product/category.ts'
import { basicColor, type BasicColor } from '#src/domain/facets/basic-color.ts'
import type { Product } from '#src/domain/product/product.ts'
import { productWordsReader, WORD_COSTS, type ProductWords } from './product-words.ts'
import type { SearchIndex } from './search-index.ts'
import { kindOf, TYPE_WORDS } from './type-words.ts'
import { VocabularyBuilder } from './vocabulary.ts'

const ROLES = ['model', 'variant', 'fact', 'part'] as const satisfies (keyof ProductWords)[]

/** Products per slice, which takes some ten milliseconds on a phone. */
const SLICE = 500

/**
 * Reads a catalogue for searching, a slice at a time.
 *
 * @param pause called between slices; resolves when the next one may run
 */
export async function buildSearchIndex(
  products: readonly Product[],
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const builder = new VocabularyBuilder()
  const wordsOf = productWordsReader()
  const kinds = new Uint16Array(products.length)
  const colors = new Uint8Array(products.length)
  const modelLengths = new Uint8ClampedArray(products.length)
  const colorCodes = new Map<BasicColor, number>()
  const categories = new Map<Category, number>()
  for (const [index, product] of products.entries()) {
    if (index > 0 && index % SLICE === 0) await pause()
    const words = wordsOf(product)
    for (const role of ROLES) {
      for (const text of words[role]) builder.add(text, index, WORD_COSTS[role])
    }
    modelLengths[index] = words.model.length
    const kind = kindOf(product, words.model)
    kinds[index] = kind
    categories.set(product.category, (categories.get(product.category) ?? 0) | kind)
    const color = product.color && basicColor(product.color, product.colorValue)
    if (!color) continue
    if (!colorCodes.has(color)) colorCodes.set(color, colorCodes.size + 1)
    colors[index] = colorCodes.get(color) ?? 0
  }
  const types = addTypeWords(builder, categories)
  await pause()
  const vocabulary = builder.finish()
  return { products, vocabulary, types, kinds, colors, colorCodes, modelLengths, categories }
}

/** Adds the words for the kinds that the catalogue has, so that queries know them. */
function addTypeWords(
  builder: VocabularyBuilder,
  categories: ReadonlyMap<Category, number>,
): Map<number, number> {
  const present = [...categories.values()].reduce((all, kinds) => all | kinds, 0)
  return new Map(
    [...TYPE_WORDS]
      .filter(([, kinds]) => (kinds & present) > 0)
      .map(([word, kinds]) => [builder.numberOf(word), kinds]),
  )
}
