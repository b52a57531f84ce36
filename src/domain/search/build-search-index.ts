import { type Category, categoryLabel } from '#src/domain/settings/shown-categories.ts'
import { basicColor, type BasicColor } from '#src/domain/color/basic-color.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { amountOf, saidAmounts } from './amounts.ts'
import { isHead } from './candidates.ts'
import { remembered } from '#src/domain/remembered.ts'
import { contentOf, productWordsReader, WORD_COSTS } from './product-words.ts'
import { textVocabulary } from './texts.ts'
import { kindOf, kindsNamed, TYPE_WORDS } from './type-words.ts'
import { Vocabulary } from './vocabulary.ts'
import { formsOf } from '#src/domain/text/word-forms.ts'

const ROLES = ['model', 'variant', 'fact', 'part', 'purpose'] as const

/** Products per slice, which takes some ten milliseconds on a phone. */
const SLICE = 500

/**
 * What a search looks products up in. A typed array has a value for each product, by its index in the catalogue.
 *
 * @param pause called between slices; resolves when the next one may run
 */
export async function buildSearchIndex(
  products: readonly Product[],
  pause: () => Promise<void>,
  details: readonly ProductDetail[] = [],
) {
  const detailById = new Map(details.map((detail) => [detail.id, detail]))
  const vocabulary = new Vocabulary()
  let known: Vocabulary | undefined
  // Without details, the names and facts of lists are all that is written.
  const texts = () =>
    (known ??= details.length > 0 ? textVocabulary(products, detailById) : vocabulary)
  const amounts = remembered((key: string) => {
    const { read } = amountOf(key)
    let said: ReturnType<typeof saidAmounts> | undefined
    const known = new Map<Product, number | undefined>()
    for (const [index, product] of products.entries()) {
      const amount = read(product, detailById.get(product.itemId))
      known.set(product, amount ?? (said ??= saidAmounts(texts(), key)).get(index))
    }
    return known
  })
  const wordsOf = productWordsReader()
  const kinds = new Uint16Array(products.length)
  const colors: (BasicColor | undefined)[] = []
  const modelLengths = new Uint8ClampedArray(products.length)
  const numbers: string[] = []
  const categories = new Map<Category, number>()
  for (const [index, product] of products.entries()) {
    if (index > 0 && index % SLICE === 0) await pause()
    const words = wordsOf(product)
    for (const role of ROLES) {
      for (const text of words[role]) vocabulary.add(text, index, WORD_COSTS[role])
    }
    numbers.push(numbersOf(product))
    colors.push(product.color ? basicColor(product.color, product.colorValue) : undefined)
    modelLengths[index] = words.model.length
    const kind = kindOf(product, words.model)
    kinds[index] = kind
    categories.set(product.category, (categories.get(product.category) ?? 0) | kind)
  }
  await pause()
  const types = addTypeWords(vocabulary, categories)
  addLabels(vocabulary, products, categories.keys())
  return {
    products,
    vocabulary,
    /** Kinds of product that a word means, as bits of `KIND_BITS`, by the word's number. */
    types,
    kinds,
    colors,
    /** How many words name the model, apart from its brand. */
    modelLengths,
    /** The article numbers of each product, as `numbersOf` returns them. */
    numbers,
    /** The kinds of product in each category. */
    categories,
    /** The words of brands. */
    brands: new Set([...new Set(products.map(({ brand = '' }) => brand))].flatMap(contentOf)),
    /** The words of what is written about products, read when they are asked for. */
    texts,
    /** What products have of an amount, as `amountOf` has it. */
    amounts,
  }
}

export type SearchIndex = Awaited<ReturnType<typeof buildSearchIndex>>

/**
 * Makes names of categories words of their products. Of a name of several words, such as 'Helmets & clothing', only
 * those count that no product has: the others may not be true of every product.
 */
function addLabels(
  vocabulary: Vocabulary,
  products: readonly Product[],
  categories: Iterable<Category>,
): void {
  for (const category of categories) {
    const named = contentOf(categoryLabel(category)).filter((text) => kindsNamed(text) === 0)
    const isKnown = (word: string) =>
      formsOf(word).some((form) => vocabulary.words.some((text) => isHead(text, form)))
    const isType = named.length === 1
    const words = isType ? named : named.filter((word) => !isKnown(word))
    for (const word of words.flatMap(formsOf)) {
      if (isType) vocabulary.labels.add(vocabulary.numberOf(word))
      for (const [index, product] of products.entries()) {
        if (product.category === category) vocabulary.add(word, index, WORD_COSTS.fact)
      }
    }
  }
}

function addTypeWords(
  vocabulary: Vocabulary,
  categories: ReadonlyMap<Category, number>,
): Map<number, number> {
  const present = [...categories.values()].reduce((all, kinds) => all | kinds, 0)
  return new Map(
    [...TYPE_WORDS]
      .filter(([, kinds]) => (kinds & present) > 0)
      .map(([word, kinds]) => [vocabulary.numberOf(word), kinds]),
  )
}

/** Shorter beginnings would find too many numbers. */
const SHORTEST = 4

/** The numbers of a product, each after a space, so that one comparison finds a beginning; without its slug. */
function numbersOf({ id, itemId, sku, gtin, mpn }: Product): string {
  const own = id === itemId ? undefined : id
  return [...new Set([own, sku, gtin, mpn])]
    .map((number) => (number ? ` ${numberText(number)}` : ''))
    .join('')
}

function numberText(number: string): string {
  return number.toLowerCase().replace(/[^a-z\d]/g, '')
}

/** The products whose article number is what was typed, or begins with it. Letters alone do not count. */
export function findNumber(numbers: readonly string[], typed: string): number[] {
  const text = numberText(typed)
  if (text.length < SHORTEST || !/\d/.test(text)) return []
  return numbers.flatMap((own, product) => (own.includes(` ${text}`) ? product : []))
}
