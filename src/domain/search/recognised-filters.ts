import type { Facet } from '#src/domain/facets/facet.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import type { PriceRange } from '#src/domain/list/price-range.ts'
import { FILLERS } from './product-words.ts'
import type { Query } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'
import { factOf } from './word-fact.ts'
import type { Word } from './words.ts'

/** A filter that some words of the query mean, such as `blue` or `under 500`. */
export interface RecognisedFilter {
  readonly facet: Facet | 'price' | 'sale'
  /** The value in an address: `blue`, `-500`, `1`. */
  readonly slug: string
  readonly label: string
  /** The query without these words. */
  readonly rest: string
}

/**
 * The filters that words of a query mean: in the order of the query, the price last.
 *
 * @param words the likeliest reading of the query
 */
export function recognisedFilters(
  index: SearchIndex,
  query: Query,
  words: readonly Word[],
): RecognisedFilter[] {
  const filters = words.flatMap((word) => {
    // A part of a word that was cut cannot be taken out of the query.
    const isPart = words.some((other) => other !== word && other.start === word.start)
    const fact = isPart ? undefined : factOf(index, word.text)
    return fact ? [{ ...fact, rest: without(query, word) }] : []
  })
  if (!query.price) return filters
  const { price } = query.price
  const slug = `${price.from ?? ''}-${price.to ?? ''}`
  const rest = without(query, query.price)
  return [...filters, { facet: 'price', slug, label: priceLabel(price), rest }]
}

function priceLabel({ from, to }: PriceRange): string {
  if (from === undefined) return `under ${formatPrice(to ?? 0)}`
  return to === undefined
    ? `over ${formatPrice(from)}`
    : `${formatPrice(from)} to ${formatPrice(to)}`
}

/** The query without some words and the fillers around them: `a phone with 256 GB` without its capacity is `a phone`. */
function without({ text }: Query, { start, end }: { start: number; end: number }): string {
  const before = text.slice(0, start).split(/\s+/)
  const after = text.slice(end).split(/\s+/)
  const isContent = (word: string) => !FILLERS.has(word.toLowerCase()) && word !== ''
  const last = before.findLastIndex(isContent)
  const first = after.findIndex(isContent)
  return [...before.slice(0, last + 1), ...(first < 0 ? [] : after.slice(first))]
    .filter(Boolean)
    .join(' ')
}
