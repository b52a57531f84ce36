import { plainLetters } from './slugs.ts'
import { WORDS } from './words/en.ts'

/** Arabic letters that are written in two ways; other signs of digits and numbers. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ـ: '' },
  ...{ '٫': '.', '٬': ',' },
}

/** A text in small letters without accents, as `wordsOf` has its words. */
export function plainText(text: string): string {
  const small = text.toLowerCase()
  // Most words have no accent, and normalising is slow.
  if (!/\P{ASCII}/u.test(small)) return small
  return latinDigits(plainLetters(small).normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    .replace(/[ىیکةـ]/g, (letter) => ALIKE[letter] ?? letter)
}

/** Arabic, Persian and full-width digits, and the signs between them, as Latin ones. The length stays the same. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹０-９٫٬]/g, (sign) => ALIKE[sign] ?? String(sign.charCodeAt(0) & 15))
}

/** A text without accents. The length stays the same. */
export function plainInPlace(text: string): string {
  return text.replace(/\P{ASCII}/gu, (letter) => {
    const plain = plainText(letter)
    return plain.length === letter.length ? plain : letter
  })
}

/** The words of a list with spaces between them. */
export function listed(words: string): string[] {
  return plainText(words).split(' ').filter(Boolean)
}

/** The words for each name that a list begins with: `phone handy smartphone|tablet tablet`. */
export function wordsByName(lists: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lists
      .split('|')
      .map(listed)
      .map(([name = '', ...words]) => [name, words]),
  )
}

/** A regular expression, in plain letters; nothing if it is empty. */
export function anyOf(words: string): string {
  return `(?:${plainText(words) || '(?!)'})`
}

/** Endings of plurals, cases and adjectives. */
const ENDINGS = listed(WORDS.endings)

/** What is written together with the word after it: articles and 'for' in Arabic. */
const BEGINNINGS = listed(WORDS.beginnings)

/** Shorter words without their ending would be other words. */
export const SHORTEST_STEM = 3

/**
 * The forms of a word: as it is, without what begins or ends it, and with an umlaut's `e` left out. Two words with a
 * form in common may mean the same.
 */
export function formsOf(typed: string): string[] {
  const begun = BEGINNINGS.filter((beginning) => typed.startsWith(beginning)).map((beginning) =>
    typed.slice(beginning.length),
  )
  const stems = [typed, ...begun].flatMap((word) =>
    ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) =>
      word.slice(0, -ending.length),
    ),
  )
  const all = [typed, ...[...begun, ...stems].filter(isStem)]
  return [...new Set([...all, ...all.map(withoutUmlautE)])]
}

function isStem(word: string): boolean {
  return word.length >= SHORTEST_STEM && !/\d/.test(word)
}

/** How a word with an umlaut is spelt if it is written with `e` instead: `buegel` as `bügel`. */
function withoutUmlautE(word: string): string {
  return word.replace(/([aou])e/g, '$1')
}
