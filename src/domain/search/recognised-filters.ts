import * as m from '#src/messages/messages.gen.ts'
import { basicColor, isColorName } from '#src/domain/color/basic-color.ts'
import { facetText, factValue } from '#src/domain/facts/fact-values.ts'
import { FACETS } from '#src/domain/facets/filters.ts'
import { fieldText, shortLabel, type Fact } from '#src/domain/facts/facts.ts'
import { knownPrice } from '#src/domain/product/availability.ts'
import { isWithin, type Limits } from '#src/domain/address/search-parameter.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { KINDS, type Product } from '#src/domain/product/product.ts'
import { knownWord } from './candidates.ts'
import { FILLERS, SALE_WORDS } from './product-words.ts'
import type { Query } from './read-query.ts'
import type { SearchIndex } from './build-search-index.ts'
import type { RecognisedFilter } from './search-engine.ts'
import { KIND_BITS } from './type-words.ts'
import { COSTS } from './vocabulary.ts'
import { plainText } from '#src/domain/text/word-forms.ts'
import { wordsOf, type Word } from './words.ts'

/** The filters that a query names, in its order, the price last. `words` are its likeliest reading. */
export function recognisedFilters(
  index: SearchIndex,
  query: Query,
  words: readonly Word[],
): RecognisedFilter[] {
  const filters = words.flatMap((word) => {
    // A part of a word cannot be removed from the query.
    const isPart = words.some((other) => other !== word && other.start === word.start)
    const meaning = isPart ? undefined : meaningOf(index, word.text)
    return meaning ? [{ ...meaning, ...without(query, word) }] : []
  })
  const limit = query.limits.find((each) => each.of === 'price')
  if (!limit) return filters
  const price = limit.range
  const slug = `${price.from ?? ''}-${price.to ?? ''}`
  const texts = { facetLabel: m.factsPrice, label: priceLabel(price) }
  const isMatching = (product: Product) => isWithin(knownPrice(product), price)
  return [...filters, { facet: 'price', slug, ...texts, isMatching, ...without(query, limit) }]
}

/** How many products of a word are searched for a fact with that value: if there is one, it is among the first. */
const MOST_PRODUCTS = 100

type Meaning = Omit<RecognisedFilter, 'rest' | 'before' | 'after'>

function meaningOf(index: SearchIndex, text: string): Meaning | undefined {
  const { vocabulary, types, colors, products } = index
  const color = basicColor(text)
  if (color && isColorName(text) && colors.includes(color)) return meant(facetOf('color'), color)
  const word = knownWord(vocabulary, text)
  if (word === undefined) return undefined
  if (SALE_WORDS.includes(vocabulary.words[word] ?? ''))
    return {
      facet: 'sale',
      slug: '1',
      facetLabel: m.factsPrice,
      label: m.needOnSale,
      isMatching: ({ price, fullPrice }) => price < fullPrice,
    }
  const kind = KINDS.find((name) => KIND_BITS[name] === types.get(word))
  if (kind) {
    const meaning = meant(facetOf('kind'), kind)
    // A list drops a filter that none of its products could pass.
    const isDropped = products.every((product) => product.kind === undefined)
    return meaning && isDropped ? { ...meaning, isMatching: () => true } : meaning
  }
  for (const posting of vocabulary.postings[word]?.slice(0, MOST_PRODUCTS) ?? []) {
    const product = products[Math.floor(posting / COSTS)]
    const found = OTHERS.map((facet) => meant(facet, fieldText(facet, product)))
    const written = found.find((each) => each && isWritten(each.label, text))
    if (written) return written
  }
  return undefined
}

/** Colours and kinds have words of their own; nobody types amounts, or all models that an accessory fits. */
const OTHERS = FACETS.filter(
  ({ type = '', unit }) => !['color', 'kind', 'models'].includes(type) && !unit,
)

function facetOf(type: Fact['type']): Fact | undefined {
  return FACETS.find((facet) => facet.type === type)
}

function meant(facet: Fact | undefined, text: string): Meaning | undefined {
  const value = facet && factValue(facet, text)
  if (!value) return undefined
  return {
    facet: facet.name,
    facetLabel: shortLabel(facet),
    slug: value.slug,
    label: value.label,
    isMatching: (product) => factValue(facet, facetText(facet, product))?.slug === value.slug,
  }
}

function isWritten(label: string, text: string): boolean {
  const [word, ...others] = wordsOf(label)
  return word?.text === text && others.length === 0
}

function priceLabel({ from, to }: Limits): string {
  if (from === undefined) return m.needUnder({ price: formatPrice(to ?? 0) })
  return to === undefined
    ? m.needOver({ price: formatPrice(from) })
    : m.listFromTo({ from: formatPrice(from), to: formatPrice(to) })
}

/** The query without some words and the fillers around them: of `a phone with 256 GB`, `a phone` is left. */
export function without({ text }: Query, { start, end }: { start: number; end: number }) {
  const before = text.slice(0, start).split(/\s+/).filter(Boolean)
  const after = text.slice(end).split(/\s+/).filter(Boolean)
  const isContent = (word: string) => !FILLERS.has(plainText(word))
  const last = before.findLastIndex(isContent)
  const first = after.findIndex(isContent)
  const parts = {
    before: before.slice(0, last + 1).join(' '),
    after: first < 0 ? '' : after.slice(first).join(' '),
  }
  return { ...parts, rest: `${parts.before} ${parts.after}`.trim() }
}
