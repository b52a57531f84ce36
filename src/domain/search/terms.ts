import { basicColor, type BasicColor, isColorName } from '#src/domain/color/basic-color.ts'
import { candidatesOf, knownWord, type CandidateOptions, type Candidates } from './candidates.ts'
import { findNumber, type SearchIndex } from './build-search-index.ts'
import type { Limit } from './limits.ts'
import { WITH } from './product-words.ts'
import type { Query } from './read-query.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Word } from './words.ts'

/** What a product has to match: a word of the query with all that it may mean, or a limit. */
export interface Term {
  readonly start: number
  readonly end: number
  readonly candidates: Candidates
  /** The kinds of product that the word names, as bits of `KIND_BITS`. */
  readonly kinds: number
  /** The basic colour that the word means, if a product has it. */
  readonly color?: BasicColor | undefined
  /** How much it counts when no product matches all terms: the kind most, then the brand, a limit, any other word. */
  readonly weight: number
  /** The words that it may mean in descriptions. */
  readonly said?: Candidates | undefined
  /** The products of the article number, perhaps unfinished, that has this word: the query, or a part between spaces. */
  readonly numbered: readonly number[]
  readonly limit?: Limit
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
  { text, all, limits }: Query,
  words: readonly Word[],
  options: Omit<CandidateOptions, 'isLast' | 'isType'>,
): Term[] {
  const last = words.at(-1)
  const numberedBy = numberReader(index, text)
  // After 'with', a word is a feature: 'phone with charger' asks for a phone.
  const feature = all.find((word) => WITH.has(word.text))?.start ?? Infinity
  const terms = words.slice(0, MOST_TERMS - limits.length).map((word) => ({
    ...termOf(index, word, {
      ...options,
      ...{ isLast: word === last, isFeature: word.start > feature },
    }),
    numbered: numberedBy(word),
  }))
  return [...terms, ...limits.map((limit) => ({ ...NOTHING, ...limit, limit }))]
}

/** Returns the products of the article number that a word is a part of. */
function numberReader({ numbers }: SearchIndex, query: string): (word: Word) => readonly number[] {
  const whole = findNumber(numbers, query)
  if (whole.length > 0) return () => whole
  const parts = Array.from(query.matchAll(/\S+/g), ({ 0: part, index }) => ({
    end: index + part.length,
    found: findNumber(numbers, part),
  }))
  return (word) => parts.find(({ end }) => word.start < end)?.found ?? []
}

const NOTHING = { candidates: new Map(), kinds: 0, numbered: [], weight: 2000 } as const

function termOf(
  index: SearchIndex,
  { text, start, end }: Word,
  options: Omit<CandidateOptions, 'isType'> & { readonly isFeature: boolean },
) {
  const { vocabulary, types, colors, brands } = index
  const { isTyping, depth, isFeature } = options
  const exact = knownWord(vocabulary, text)
  const basic = basicColor(text)
  // `blue` means any blue, `midnight` only a colour of that name, if the catalogue has one.
  const isBasic = basic !== undefined && isColorName(text)
  const isMeant = basic && (isBasic || exact === undefined) && colors.includes(basic)
  const color = isMeant ? basic : undefined
  // A colour is not the beginning of a name: `red` does not mean Redmi, unless the shopper is still typing.
  const isColor = isBasic ? !isTyping || (isMeant && depth !== 'errors') : isMeant
  const kinds = exact === undefined || isFeature ? 0 : (types.get(exact) ?? 0)
  const isType = kinds > 0 || (exact !== undefined && vocabulary.labels.has(exact))
  const itself = new Map(exact === undefined ? [] : [[exact, 0]])
  const meanings = (of: Vocabulary) => candidatesOf(of, text, { ...options, isType })
  const candidates = isColor ? itself : meanings(vocabulary)
  const said = depth === 'texts' && kinds === 0 ? meanings(index.texts()) : undefined
  // Words that only texts have count least.
  const usual = candidates.size > 0 ? 1300 : 1000
  const weight = kinds > 0 ? 4000 : brands.has(text) ? 3000 : usual
  return { start, end, candidates, kinds, color, said, weight }
}
