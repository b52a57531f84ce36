import {
  type Category,
  categoryLabel,
  SHOWN_CATEGORIES,
} from '#src/domain/settings/shown-categories.ts'
import * as m from '#src/messages/messages.gen.ts'
import { capitalised } from '#src/domain/facts/fact-values.ts'
import { modelOf } from '#src/domain/product/model.ts'
import { knownWord } from './candidates.ts'
import { findProducts, searchProducts } from './find-products.ts'
import { contentOf } from './product-words.ts'
import { readQuery, readings } from './read-query.ts'
import { recognisedFilters } from './recognised-filters.ts'
import type { RecognisedFilter, Suggestions } from './search-engine.ts'
import type { SearchIndex } from './build-search-index.ts'
import { kindsNamed } from './type-words.ts'
import type { Word } from './words.ts'

const MOST_FILTERS = 3

/** One letter is the beginning of too many types. */
const SHORTEST_TYPE = 2

/** Models, filters and categories for a text: at most `limit` in total, none without words. */
export function suggest(index: SearchIndex, text: string, limit: number): Suggestions {
  const query = readQuery(text)
  if (query.words.length + query.limits.length === 0)
    return { models: [], filters: [], categories: [] }
  const [words = []] = readings(query.words, index.vocabulary)
  const filters: RecognisedFilter[] = []
  let label = query.text
  for (const filter of recognisedFilters(index, query, words)) {
    if (filters.length === Math.min(MOST_FILTERS, limit)) break
    // The kind and the brand are part of the suggestion that is the whole query.
    const isEcho = query.needs.length > 0 && /^(?:kind|brand)$/.test(filter.facet)
    if (filter.facet === 'brand')
      label = [filter.before, filter.label, filter.after].join(' ').trim()
    if (!isEcho && searchProducts(index, filter.rest).products.some(filter.isMatching))
      filters.push(filter)
  }
  const categories = namedCategories(index, words).slice(0, limit - filters.length)
  const left = limit - filters.length - categories.length
  const { products, needs = [] } = findProducts(index, query, true)
  // A limit alone is a filter.
  const isNeeded = needs.length > 0 && (query.needs.length > 0 || filters.length === 0)
  const last = words.at(-1)
  const type = last?.end === text.length ? typeOf(index, last.text) : undefined
  if (last && type !== undefined && label.toLowerCase().endsWith(last.text)) {
    label = label.slice(0, -last.text.length) + type
    if (!type.endsWith('s'))
      label = (type.endsWith('ch') ? m.needSeveralEs : m.needSeveral)({ words: label })
  }
  // 'Small: up to 6.2"' gives 'Small phones, up to 6.2"'.
  const [, amount] = needs.length === 1 ? (needs[0]?.label.split(/\s?: /) ?? []) : []
  if (amount !== undefined) label += `, ${amount}`
  const found = Map.groupBy(products, modelOf)
  const models = [...found.values()].slice(0, left).flatMap(([best]) => best ?? [])
  return {
    models,
    filters,
    categories,
    needed: isNeeded ? { label: capitalised(label), count: found.size } : undefined,
  }
}

/** The type of a product that a word names, or the shortest that it may become. */
function typeOf({ types, vocabulary }: SearchIndex, text: string): string | undefined {
  if (kindsNamed(text) > 0) return text
  if (text.length < SHORTEST_TYPE) return undefined
  return [...types.keys()]
    .flatMap((word) => vocabulary.words[word] ?? [])
    .filter((word) => word.startsWith(text) && kindsNamed(word) > 0)
    .toSorted((a, b) => a.length - b.length)[0]
}

/** The categories of a query that is nothing but their name or the type of a product, perhaps unfinished. */
function namedCategories({ vocabulary, types, categories }: SearchIndex, words: readonly Word[]) {
  const kindsOf = ({ text }: Word) =>
    [...types].reduce((all, [word, kinds]) => {
      const isMeant = text.length >= SHORTEST_TYPE && vocabulary.words[word]?.startsWith(text)
      return isMeant || knownWord(vocabulary, text) === word ? all | kinds : all
    }, 0)
  if (words.length === 0) return []
  const common = words.map(kindsOf).reduce((all, kinds) => all & kinds)
  return SHOWN_CATEGORIES.filter((category) => {
    const kinds = categories.get(category) ?? 0
    return (kinds & common) > 0 || (kinds > 0 && isNamed(category, words))
  })
}

function isNamed(category: Category, words: readonly Word[]): boolean {
  const named = contentOf(categoryLabel(category))
  return words.every(
    ({ text }) => text.length >= SHORTEST_TYPE && named.some((word) => word.startsWith(text)),
  )
}
