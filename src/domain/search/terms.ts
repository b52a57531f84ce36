import { basicColor, type BasicColor } from '#src/domain/facets/basic-color.ts'
import { candidatesOf, knownWord, type CandidateOptions, type Candidates } from './candidates.ts'
import type { Limits } from '#src/domain/address/search-parameter.ts'
import { findNumber, type SearchIndex } from './build-search-index.ts'
import type { Query } from './read-query.ts'
import type { Word } from './words.ts'

/** What a product has to match: a word of the query with all that it may mean, or a price. */
export interface Term {
  readonly start: number
  readonly end: number
  readonly candidates: Candidates
  /** The kinds of product that the word means as it is, as bits of `KIND_BITS`. */
  readonly kinds: number
  /** The basic colour that the word means, if a product has it. */
  readonly color?: BasicColor | undefined
  readonly isNumber: boolean
  /** The products whose article number is, or begins with, the query or the part between spaces that has this word. */
  readonly numbered: readonly number[]
  readonly price?: Limits
}

/** `Matches` has a bit for each term. */
const MOST_TERMS = 31

/** The bits of terms, as in `Matches`; by default of all. */
export function bitsOf(
  terms: readonly Term[],
  isMeant: (term: Term) => boolean = () => true,
): number {
  return terms.reduce((bits, term, index) => bits | (Number(isMeant(term)) << index), 0)
}

export function termsOf(
  index: SearchIndex,
  { text, price }: Query,
  words: readonly Word[],
  options: Omit<CandidateOptions, 'isLast' | 'isType'>,
): Term[] {
  const last = words.at(-1)
  const numberedBy = numberReader(index, text)
  const terms = words.slice(0, MOST_TERMS - 1).map((word) => ({
    ...termOf(index, word, { ...options, isLast: word === last }),
    numbered: numberedBy(word),
  }))
  return price ? [...terms, { ...NOTHING, ...price }] : terms
}

/** By the article number that a word is a part of: the query, or what stands between two spaces. */
function numberReader({ numbers }: SearchIndex, query: string): (word: Word) => readonly number[] {
  if (numbers.length === 0) return () => []
  const whole = findNumber(numbers, query)
  if (whole.length > 0) return () => whole
  const parts = Array.from(query.matchAll(/\S+/g), ({ 0: part, index }) => ({
    end: index + part.length,
    found: findNumber(numbers, part),
  }))
  return (word) => parts.find(({ end }) => word.start < end)?.found ?? []
}

const NOTHING = { candidates: new Map(), kinds: 0, isNumber: false, numbered: [] } as const

function termOf(
  index: SearchIndex,
  { text, start, end }: Word,
  options: Omit<CandidateOptions, 'isType'>,
) {
  const { vocabulary, types, colors } = index
  const { isTyping, isLoose } = options
  const exact = knownWord(vocabulary, text)
  const basic = basicColor(text)
  // `blue` means any blue, `midnight` only a colour of that name, if the catalogue has one.
  const isBasic = basic === text
  const isMeant = basic && (isBasic || exact === undefined) && colors.includes(basic)
  const color = isMeant ? basic : undefined
  // A colour is not the beginning of a name: `red` does not mean Redmi, unless the shopper is still typing.
  const isColor = isBasic ? !isTyping || (isMeant && !isLoose) : isMeant
  const kinds = exact === undefined ? 0 : (types.get(exact) ?? 0)
  const isType = kinds > 0
  const itself = new Map(exact === undefined ? [] : [[exact, 0]])
  return {
    start,
    end,
    candidates: isColor ? itself : candidatesOf(vocabulary, text, { ...options, isType }),
    kinds,
    color,
    isNumber: /\d/.test(text),
  }
}
