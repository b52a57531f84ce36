import { latinDigits } from '#src/domain/text/word-forms.ts'
import { withoutCurrency } from './currency.ts'
import { plainWords, wordPattern } from './cell-words.ts'

export type DecimalMark = '.' | ','

/** The decimal mark of a column's numbers, or undefined if no number shows which. */
export type NumberStyle = DecimalMark | 'mixed' | undefined

export type NumberFault = 'no-number' | 'ambiguous' | 'negative' | 'empty'

type NumberReading =
  | { readonly number: number; readonly fault?: never }
  | { readonly number?: never; readonly fault: NumberFault }

/** 'From', 'about' and 'with tax' around a price. */
const NOTES = wordPattern('priceNotes', 'g')

/** What people write for 'no cents': `9,-`, `199:-` and `199/-`. */
const NO_CENTS = /(?<=[.,])[-–—]+$|[:/]-$/

/** Separators of thousands other than a point or comma. */
const GAPS = /(?<=\d)[\s'’`´](?=\d{3}(?!\d))/g

/** In plain digits, without what stands around a price: `1.299,00` of `ab EUR 1.299,00 €*`; undefined if there are none. */
export function digitsOf(text: string): string | undefined {
  const bare = withoutCurrency(
    inPlainDigits(text)
      .replace(/[()*†~¹²]/g, ' ')
      .replace(NOTES, ' '),
  )
    .trim()
    .replace(NO_CENTS, (sign) => (/^[:/]/.test(sign) ? '' : '00'))
    .replace(/(?<=\d):(?=\d\d$)/, '.')
  return /^[+-]?\s*(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?$/.test(bare)
    ? bare.replace(/\s/g, '')
    : undefined
}

/** In small letters, with the digits 0 to 9 for those of other scripts, and without spaces and apostrophes in numbers. */
function inPlainDigits(text: string): string {
  const marked = text
    .normalize('NFKC')
    // An Arabic point cannot mean thousands.
    .replace(/٫(\p{Nd}{3})(?!\p{Nd})/gu, '٫$10')
    .replace(/٬/g, "'")
  return plainWords(latinDigits(marked)).replace(GAPS, '').replace(/[−–]/g, '-')
}

/** The mark that a number clearly uses: `9,90`, `1.299.000`, `0.999`, but not `1.299` and not `1.29.9`. */
export function shownMark(digits: string): DecimalMark | undefined {
  if (!/[.,]/.test(digits) || isAmbiguous(digits)) return undefined
  return (['.', ','] as const).find((mark) => withMark(digits, mark) !== undefined)
}

/** The style of a column: the one that all unambiguous numbers share, or `mixed` if they differ. */
export function styleOf(texts: Iterable<string>): NumberStyle {
  const shown = new Set<DecimalMark>()
  for (const text of texts) {
    const mark = shownMark(digitsOf(text) ?? '')
    if (mark !== undefined) shown.add(mark)
  }
  const [first] = shown
  return shown.size > 1 ? 'mixed' : first
}

/**
 * Reads an amount, with or without a currency. Digits must be grouped in threes, or as in India: `1.29.9` is not a number.
 *
 * @param style that of the column
 * @param language the decimal mark of the shop's language: if the column shows none, the other mark groups thousands
 */
export function readNumber(
  text: string,
  style: NumberStyle,
  language?: DecimalMark,
): NumberReading {
  if (text.trim() === '') return { fault: 'empty' }
  const digits = digitsOf(text)
  if (digits === undefined) return { fault: 'no-number' }
  const isGrouped = language !== undefined && !digits.includes(language)
  const usual = style ?? (isGrouped ? language : undefined)
  const mark = shownMark(digits) ?? (usual === 'mixed' ? undefined : usual)
  if (mark === undefined && isAmbiguous(digits)) return { fault: 'ambiguous' }
  const number = withMark(digits, mark ?? '.')
  if (number === undefined) return { fault: 'no-number' }
  return number < 0 ? { fault: 'negative' } : { number }
}

/** The mark that people who write in a language put before the decimals. */
export function decimalMarkOf(language: string): DecimalMark {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5)
  return parts.some(({ type, value }) => type === 'decimal' && /[,٫]/.test(value)) ? ',' : '.'
}

function withMark(digits: string, mark: DecimalMark): number | undefined {
  const group = mark === ',' ? '.' : ','
  const [whole = '', decimals = '', ...rest] = digits.split(mark)
  const isGrouped = whole.includes(group)
  if (rest.length > 0 || decimals.includes(group)) return undefined
  if (isGrouped && !/^[+-]?[1-9](?:\d{0,2}(?:[.,]\d{3})+|\d?(?:,\d\d)+,\d{3})$/.test(whole))
    return undefined
  const number = Number(`${whole.replaceAll(group, '')}${decimals === '' ? '' : `.${decimals}`}`)
  return Number.isFinite(number) ? number : undefined
}

/** Whether a point or comma may stand before decimals or thousands: `1.299`. */
export function isAmbiguous(digits: string): boolean {
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
}
