import { priceWords, type PriceWords } from './price-words.ts'
import { wordsOf, type Word } from './words.ts'

/** A query in parts. */
export interface Query {
  readonly text: string
  /** Its words without those that ask for a price. */
  readonly words: readonly Word[]
  readonly price: PriceWords | undefined
}

/** Nobody types longer queries; an address may hold anything. */
const LONGEST_QUERY = 100

export function readQuery(query: string): Query {
  const text = query.slice(0, LONGEST_QUERY)
  const price = priceWords(text)
  const words = wordsOf(text).filter(
    ({ start, end }) => !price || end <= price.start || start >= price.end,
  )
  return { text, words, price }
}
