import { knownWord } from './candidates.ts'
import { readNeeds } from './needs.ts'
import { FILLERS } from './product-words.ts'
import { kindsNamed } from './type-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type Word, wordsOf } from './words.ts'
import { latinDigits } from '#src/domain/text/word-forms.ts'
import { limitsIn } from './limits.ts'

const LONGEST_QUERY = 100

/** `all` are its words without those of limits, `words` also without those of needs. */
export function readQuery(query: string) {
  const text = latinDigits(query.slice(0, LONGEST_QUERY))
  const limits = limitsIn(text)
  const words = wordsOf(text).filter(
    ({ start, end }) => !limits.some((limit) => limit.start < end && start < limit.end),
  )
  const { needs, others } = readNeeds(words)
  const isNothingElse = others.every(isFiller) && needs.length + limits.length > 0
  return { text, words: isNothingElse ? [] : others, all: words, limits, needs }
}

export type Query = ReturnType<typeof readQuery>

/** The likeliest first: shoppers write `air pods` for AirPods and `iphone17promax` for four words. */
export function* readings(words: readonly Word[], vocabulary: Vocabulary): Generator<Word[]> {
  for (const isPlain of [false, true]) {
    const read = withoutFillers(isPlain ? words : joined(words, vocabulary))
    const isWhole = (word: Word) => isPlain || isKnown(word.text, vocabulary, word === read.at(-1))
    yield read.flatMap((word) => (isWhole(word) ? [word] : cut(word, vocabulary)))
  }
}

/** Joins a pair that is a type of product, such as `ear buds`; others if the catalogue lacks one of the two words. */
function joined(words: readonly Word[], vocabulary: Vocabulary): Word[] {
  const result: Word[] = []
  for (const [index, word] of words.entries()) {
    const before = result.at(-1)
    const isLast = index === words.length - 1
    const text = `${before?.text ?? ''}${word.text}`
    const isJoined =
      before &&
      isKnown(text, vocabulary, isLast) &&
      (kindsNamed(text) > 0 ||
        ![before.text, word.text].every((part) => isKnown(part, vocabulary, false)))
    if (isJoined) result.splice(-1, 1, { text, start: before.start, end: word.end })
    else result.push(word)
  }
  return result
}

function isFiller({ text }: Word): boolean {
  return FILLERS.has(text)
}

/** A query of nothing but fillers keeps them. */
function withoutFillers(words: readonly Word[]): Word[] {
  const rest = words.filter((word) => !isFiller(word))
  return rest.length > 0 ? rest : [...words]
}

/** The fewest known words that a word consists of; if there are none, its letters and its digits. */
function cut(word: Word, vocabulary: Vocabulary): Word[] {
  const parts = knownParts(word.text, vocabulary) ?? word.text.match(/[\d.]+|[^\d.]+/g) ?? []
  return withoutFillers(parts.map((text) => ({ ...word, text })))
}

function knownParts(text: string, { numbers, text: all }: Vocabulary): string[] | undefined {
  /** By length: the fewest parts of the text's beginning. */
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= text.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start]
      const part = text.slice(start, end)
      const isHead = start > 2 && end === text.length && `${all} `.includes(`${part} `)
      if (!before || !isPart(text, start, end) || !(numbers.has(part) || isHead)) continue
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, part]
    }
  }
  return best[text.length]
}

/** Numbers are not cut. A single letter is a part at the beginning or beside a number: `s pen`, `tab s 9`. */
function isPart(text: string, start: number, end: number): boolean {
  const isDigit = (index: number) => /[\d.]/.test(text[index] ?? '')
  if (isDigit(start) && isDigit(start - 1)) return false
  if (isDigit(end - 1) && isDigit(end)) return false
  return end - start > 1 || start === 0 || isDigit(start) || isDigit(start - 1) || isDigit(end)
}

/** @param isLast the beginning of a word is known too */
function isKnown(text: string, vocabulary: Vocabulary, isLast: boolean): boolean {
  if (knownWord(vocabulary, text) !== undefined) return true
  return isLast && vocabulary.words.some((word) => word.startsWith(text))
}
