import { plainLetters } from '#src/domain/text/slugs.ts'
import {
  anyPattern,
  isNet,
  plainWords,
  wholePattern,
  wordPattern,
} from '#tools/owner/cells/cell-words.ts'
import { nameWithoutCurrency } from '#tools/owner/cells/currency.ts'
import WORDS from './name-words.json' with { type: 'json' }

/*
 * What the words in a column's name say, in the languages of `name-words.json`: a line for each kind and language, of parts
 * of regular expressions with `|` between them, for what `nameWords` returns.
 */

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g

const INTERNAL = anyPattern(WORDS.internal)
const TAX = wholePattern(WORDS.tax)
const GROSS = anyPattern(WORDS.gross)
const PER_UNIT = anyPattern(WORDS.perUnit)

/** What prices are with and without: `inkl. 19 % MwSt.`, `HT`. */
const TAXED = [
  wordPattern('net', 'g'),
  anyPattern(WORDS.gross, 'g'),
  /\d+(?:[.,]\d+)? ?%/g,
  /\bin *$/,
]

/** `Preis (EUR)` becomes `preis`, `Größe` becomes `grosse`, `g:image_link` becomes `imagelink`. */
export function columnKey(name: string): string {
  return lettersOf(nameWords(withoutBrackets(name)))
}

/** The key without words for taxes and currencies: `prix` for `Prix TTC`. */
export function untaxedKey(name: string): string {
  const words = nameWords(nameWithoutCurrency(withoutBrackets(name)))
  return lettersOf(TAXED.reduce((rest, taxed) => rest.replace(taxed, ' ').trim(), words))
}

/** The name without what its price is for: `Prix` for `Prix au kilo`; undefined if it is for a piece. */
export function nameBeforeUnit(name: string): string | undefined {
  const words = nameWords(name)
  return PER_UNIT.test(words) ? words.replace(PER_UNIT, ' ') : undefined
}

/** Whether a name speaks of the owner's business: what things cost, who sells them, and their place in store. */
export function isInternal(name: string): boolean {
  return INTERNAL.test(nameWords(name))
}

/** Whether a name in brackets does: `Preis (EK)`. */
export function isInternalInBrackets(name: string): boolean {
  return isInternal(name.match(BRACKETS)?.join(' ') ?? '')
}

/** Whether the whole name is that of a tax: `MwSt. %`. */
export function isTax(name: string): boolean {
  return TAX.test(
    nameWords(name)
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  )
}

/** Gross prices are surer than others, and net ones less sure. */
export function taxRank(name: string): number {
  if (isNet(name)) return 1
  return GROSS.test(nameWords(name)) ? -1 : 0
}

function withoutBrackets(name: string): string {
  return name.normalize('NFKC').replace(/^g:/i, '').replace(BRACKETS, '')
}

function nameWords(name: string): string {
  return plainLetters(plainWords(name.replace(/[()[\]]/g, ' ').replaceAll('/', ' / ')))
}

function lettersOf(words: string): string {
  return words.replace(/[^\p{L}\p{N}]/gu, '')
}
