import { errorsBetween } from './errors-between.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of the catalogue that a word of the query may mean. */
export interface Candidate {
  /** Its number in the vocabulary. */
  readonly word: number
  readonly cost: number
}

export interface CandidateOptions {
  /** The last word of a query may be the beginning of a longer one. */
  readonly isLast: boolean
  /** The shopper is still typing: a number may be unfinished too. */
  readonly isTyping: boolean
  /** A word of the catalogue may be a typing error as well. */
  readonly isLoose: boolean
}

/** More than all other costs of a query together. */
export const ERROR_COST = 256

const BEGINNING_COSTS = { last: 1, other: 3 } as const

/** Shorter words are the beginning of too many others. */
const SHORTEST_BEGINNING = 3

/** The words of the catalogue that a typed word may mean. Typing errors are looked for only if it means none as it is. */
export function candidatesOf(
  vocabulary: Vocabulary,
  typed: string,
  { isLast, isTyping, isLoose }: CandidateOptions,
): Candidate[] {
  const exact = knownWord(vocabulary, typed)
  const found: Candidate[] = exact === undefined ? [] : [{ word: exact, cost: 0 }]
  const cost = isLast ? BEGINNING_COSTS.last : BEGINNING_COSTS.other
  if (mayBeBeginning(typed, isLast, isTyping)) {
    for (const [word, text] of vocabulary.words.entries()) {
      if (word !== exact && text.startsWith(typed)) found.push({ word, cost })
    }
  }
  if ((found.length > 0 && !isLoose) || /\d/.test(typed)) return found
  const nearest = nearestWords(vocabulary, typed, false).filter(
    // In a word that the catalogue has, the first letter is right: 'mint' may mean mini, but 'iphone' not phone.
    ({ word }) => exact === undefined || vocabulary.words[word]?.startsWith(typed.charAt(0)),
  )
  const others = nearest.filter(({ word }) => !found.some((known) => known.word === word))
  const all = [...found, ...others]
  return all.length === 0 && isLast ? nearestWords(vocabulary, typed, true) : all
}

/** The number of a word that the catalogue has, perhaps without the plural's ending. */
export function knownWord({ numbers }: Vocabulary, typed: string): number | undefined {
  return (
    numbers.get(typed) ??
    numbers.get(typed.replace(/s$/, '')) ??
    numbers.get(typed.replace(/es$/, ''))
  )
}

/** A number is finished unless the shopper is still typing: 'watch 4' does not mean 40 mm. */
function mayBeBeginning(typed: string, isLast: boolean, isTyping: boolean): boolean {
  if (!isLast) return typed.length >= SHORTEST_BEGINNING && !/\d/.test(typed)
  return isTyping || !/\d$/.test(typed)
}

/** The words with the fewest typing errors. */
function nearestWords({ words }: Vocabulary, typed: string, isBeginning: boolean): Candidate[] {
  let nearest: Candidate[] = []
  let fewest = Infinity
  for (const [word, text] of words.entries()) {
    if (/\d/.test(text)) continue
    const limit = Math.min(fewest, mostErrors(typed, text, isBeginning))
    const errors = errorsBetween(typed, text, limit, isBeginning)
    if (errors > limit || errors === 0) continue
    if (typed.length === 3 && text.length === 3 && !haveSameLetters(typed, text)) continue
    if (errors < fewest) nearest = []
    fewest = errors
    // The first letter is seldom wrong.
    const cost = (text.startsWith(typed.charAt(0)) ? errors : errors + 1) * ERROR_COST
    nearest.push({ word, cost: isBeginning ? cost + BEGINNING_COSTS.last : cost })
  }
  return nearest
}

/** How many typing errors a word may have: in short ones, more would make another word. */
function mostErrors(typed: string, text: string, isBeginning: boolean): number {
  const length = isBeginning ? typed.length : Math.max(typed.length, text.length)
  if (length < (isBeginning ? 4 : 3)) return 0
  return length < 8 ? 1 : 2
}

function haveSameLetters(a: string, b: string): boolean {
  return Array.from(a).sort().join() === Array.from(b).sort().join()
}
