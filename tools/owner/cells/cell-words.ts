import { plainLetters } from '#src/domain/text/slugs.ts'
import WORDS from './cell-words.json' with { type: 'json' }
import { folded } from './plain-text.ts'

/*
 * What owners of many countries write in cells: `cell-words.json` has a line for each kind and language, of words with `|`
 * between them, as people write them. They are parts of regular expressions.
 */

export type Kind = Exclude<keyof typeof WORDS, 'currencies' | 'colors'>

/** By the code of a currency: what people write for it beside this code. Of a shared word, the first is meant. */
export const CURRENCY_WORDS: Readonly<Record<string, string>> = WORDS.currencies

/** By the value of a colour: its names in German, French, Spanish, Polish, Arabic, Italian and Dutch, and in English beside others. */
export const COLOR_WORDS: Readonly<Record<string, string>> = WORDS.colors

/** Whether a text is one of the words of a kind. */
export function isWord(kind: Kind): (text: string) => boolean {
  const whole = wholePattern({ any: wordsOf(kind) })
  return (text) => whole.test(plainLetters(plainWords(text)))
}

/** Finds the words of a kind in what `plainWords` returns. */
export function wordPattern(kind: Kind, flags = ''): RegExp {
  return anyPattern({ any: wordsOf(kind) }, flags)
}

/** By language: words with `|` between them. */
type Words = Readonly<Record<string, string>>

/** Matches a text that is one of the words. */
export function wholePattern(words: Words): RegExp {
  return new RegExp(`^(?:${Object.values(words).join('|')})$`, 'u')
}

/** Finds the words in a text. */
export function anyPattern(words: Words, flags = ''): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${Object.values(words).join('|')})(?!\\p{L})`, `${flags}u`)
}

/** In small letters without accents and without the points of abbreviations: `inkl mwst` of `inkl. MwSt.`. */
export function plainWords(text: string): string {
  return folded(text.normalize('NFKC'))
    .replace(/(?<=\p{L})\./gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
}

/** The words of a kind as part of a regular expression, without accents and in plain letters. */
export function wordsOf(kind: Kind): string {
  const words = Object.values(WORDS[kind]).join('|').normalize('NFD').replace(/\p{M}/gu, '')
  return plainLetters(words)
}

/** Yes and no in a cell. */
export const isYes = isWord('yes')
export const isNo = isWord('no')

/** No sale, in a cell for its price. */
export const isNoSale = isWord('noSale')

const NET = wordPattern('net')

/** Whether a price, or the name of a column, says that the tax is not in it. */
export function isNet(text: string): boolean {
  return NET.test(plainWords(text))
}
