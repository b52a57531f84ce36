import { errorsBetween } from './errors-between.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import type { Vocabulary } from './vocabulary.ts'
import { WORDS } from '#src/domain/text/words/en.ts'
import { formsOf, listed, plainText, SHORTEST_STEM } from '#src/domain/text/word-forms.ts'

/** The words of the catalogue that a word of the query may mean, by their numbers, each with its cost. */
export type Candidates = ReadonlyMap<number, number>

/** Where candidates are looked for: names and facts, then texts too, at last words that are typed almost alike. */
export type Depth = 'names' | 'texts' | 'errors'

export interface CandidateOptions {
  /** The last word of a query may be the beginning of a longer one. */
  readonly isLast: boolean
  /** The shopper is still typing: a number may be unfinished too. */
  readonly isTyping: boolean
  readonly depth: Depth
  /** The word is a type of product, and then not part of another word: a headphone is not a phone. */
  readonly isType: boolean
}

/** More than all other costs of a query together. */
export const ERROR_COST = 256

const BEGINNING_COST = 1

/** The end or the middle of a longer word, as in 'Fahrradhelm'. */
const INSIDE_COST = 5

/** The beginning of a compound, which says less about the thing than the end. */
const MODIFIER_COST = 7

/** Shorter words are the beginning of too many others. */
const SHORTEST_BEGINNING = 3

const SHORTEST_INSIDE = 4

/** The least letters before a word inside another: 'oled' is not inside 'amoled'. */
const SHORTEST_BEFORE = 3

/** Typing errors are looked for only if the word means nothing in any of its forms. */
export function candidatesOf(
  vocabulary: Vocabulary,
  typed: string,
  options: CandidateOptions,
): Candidates {
  const { isLast, depth } = options
  const words = [typed, ...formsOf(typed).flatMap(synonymsOf)]
  const found = new Map(words.flatMap((word) => [...meanings(vocabulary, word, options)]))
  if ((found.size > 0 && depth !== 'errors') || /\d/.test(typed)) return found
  const exact = knownWord(vocabulary, typed)
  const nearest = [...nearestWords(vocabulary, typed, false)].filter(
    // In a word that the catalogue has, the first letter is right: 'mint' may mean mini, but 'iphone' not phone.
    ([word]) => exact === undefined || vocabulary.words[word]?.startsWith(typed.charAt(0)),
  )
  const all = new Map([...nearest, ...found])
  return all.size === 0 && isLast ? nearestWords(vocabulary, typed, true) : all
}

/** The word itself, longer words with it, and those that end as it does. */
function meanings(vocabulary: Vocabulary, typed: string, options: CandidateOptions): Candidates {
  const known = knownForms(vocabulary, typed)
  const [exact] = known
  const longer = formsOf(typed).map((form) => longerWords(vocabulary, form, options))
  const isCompound = COMPOUNDS && exact === undefined && !/\d/.test(typed)
  const alike = isCompound ? wordsWithHead(vocabulary, typed) : []
  return new Map([
    ...alike.map((word) => [word, INSIDE_COST] as const),
    ...(longer.find(({ size }) => size > 0) ?? []),
    ...known.map((word) => [word, word === exact ? 0 : BEGINNING_COST] as const),
  ])
}

/** In these languages, a compound's last part says what it is: 'Fahrradschloss' is a lock, and so is 'Bügelschloss'. */
const COMPOUNDS = /^(?:de|nl|da|nb|sv)/.test(SETTINGS.language)

/** Shorter ends are endings, unless two names of categories have them: 'rad' of 'Kinderräder' and 'Rennräder'. */
const SHORTEST_HEAD = 5

/** The words that end as a compound does: by the end that most words have. */
function wordsWithHead({ words, labels }: Vocabulary, typed: string): number[] {
  const endingWith = (head: string) => {
    const found = words.flatMap((text, word) => (isHead(text, head) ? word : []))
    const isNamed = found.filter((word) => labels.has(word)).length > 1
    return head.length >= SHORTEST_HEAD || isNamed ? found : []
  }
  const heads = Array.from(typed.slice(SHORTEST_BEFORE, 1 - SHORTEST_STEM), (_, start) =>
    endingWith(typed.slice(SHORTEST_BEFORE + start)),
  )
  return heads.sort((a, b) => b.length - a.length)[0] ?? []
}

export function isHead(text: string, head: string): boolean {
  return text === head || (text.endsWith(head) && text.length >= head.length + SHORTEST_BEFORE)
}

const SYNONYMS = [
  ...WORDS.synonyms.split('|').map(listed),
  ...(SETTINGS.synonyms ?? []).map((words) => words.map(plainText)),
]

/** Synonyms, of the language and the shop, for a word, or for the beginning of a compound before its end. */
function synonymsOf(typed: string): string[] {
  return SYNONYMS.flatMap((words) =>
    words
      .filter((word) => typed.startsWith(word))
      .flatMap((word) => words.map((other) => other + typed.slice(word.length))),
  )
}

/** The number of a word that the catalogue has, perhaps in another form. */
export function knownWord(vocabulary: Vocabulary, typed: string): number | undefined {
  return knownForms(vocabulary, typed)[0]
}

/** The word in the forms that may be meant, then words that have a form in common with it. */
function knownForms({ numbers, forms }: Vocabulary, typed: string): number[] {
  const own = formsOf(typed)
  const known = own.flatMap((form) => numbers.get(form) ?? [])
  const alike = own.flatMap((form) => forms.get(form) ?? [])
  return [...new Set([...known, ...alike])]
}

function longerWords(
  { words, text: all }: Vocabulary,
  typed: string,
  { isLast, isTyping, isType }: CandidateOptions,
): Candidates {
  const mayBegin = !isType && mayBeBeginning(typed, isLast, isTyping)
  const isPart = !isType && typed.length >= SHORTEST_INSIDE && !/\d/.test(typed)
  const found = new Map<number, number>()
  if ((!mayBegin && !isPart) || !all.includes(typed)) return found
  for (const [word, text] of words.entries()) {
    const start = isPart ? text.indexOf(typed) : text.startsWith(typed) ? 0 : -1
    if (start >= SHORTEST_BEFORE) found.set(word, INSIDE_COST)
    else if (start === 0 && mayBegin) found.set(word, COMPOUNDS ? MODIFIER_COST : BEGINNING_COST)
  }
  return found
}

/** A number is finished unless the shopper is still typing: 'watch 4' does not mean 40 mm. */
function mayBeBeginning(typed: string, isLast: boolean, isTyping: boolean): boolean {
  if (!isLast) return typed.length >= SHORTEST_BEGINNING && !/\d/.test(typed)
  return isTyping || !/\d$/.test(typed)
}

function nearestWords({ words }: Vocabulary, typed: string, isBeginning: boolean): Candidates {
  const nearest = new Map<number, number>()
  let fewest = Infinity
  for (const [word, text] of words.entries()) {
    if (/\d/.test(text)) continue
    const limit = Math.min(fewest, mostErrors(typed, text, isBeginning))
    const errors = errorsBetween(typed, text, limit, isBeginning)
    if (errors > limit || errors === 0) continue
    if (typed.length === 3 && text.length === 3 && !haveSameLetters(typed, text)) continue
    if (errors < fewest) nearest.clear()
    fewest = errors
    // The first letter is seldom wrong.
    const cost = (text.startsWith(typed.charAt(0)) ? errors : errors + 1) * ERROR_COST
    nearest.set(word, isBeginning ? cost + BEGINNING_COST : cost)
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
