import { withoutCurrency } from './currency.ts'

type DecimalMark = '.' | ','

/** The decimal mark of a column's numbers, or undefined if no number shows which. */
export type NumberStyle = DecimalMark | 'mixed' | undefined

type NumberReading =
  | { readonly number: number; readonly fault?: never }
  | { readonly number?: never; readonly fault: 'no-number' | 'ambiguous' | 'negative' | 'empty' }

/** What people write for 'no cents': `9,-`. */
const NO_CENTS = /(?<=[.,])[-–—]+$/

/** Separators of thousands other than a point or comma. */
const GAPS = /(?<=\d)[\s\u00A0\u202F'’](?=\d{3}(?!\d))/g

/** The digits and marks of an amount: `1.299,00` of `EUR 1.299,00 €`; undefined if there are none. */
export function digitsOf(text: string): string | undefined {
  const bare = withoutCurrency(text)
    .normalize('NFKC')
    .trim()
    .replace(NO_CENTS, '00')
    .replace(GAPS, '')
    .replace(/[−–]/g, '-')
    .trim()
  return /^[+-]?\s*(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?$/i.test(bare)
    ? bare.replace(/\s/g, '')
    : undefined
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

/** Reads an amount, with or without a currency. Digits must be grouped in threes: `1.29.9` is not a number. */
export function readNumber(text: string, style: NumberStyle): NumberReading {
  if (text.trim() === '') return { fault: 'empty' }
  const digits = digitsOf(text)
  if (digits === undefined) return { fault: 'no-number' }
  const mark = shownMark(digits) ?? (style === 'mixed' ? undefined : style)
  if (mark === undefined && isAmbiguous(digits)) return { fault: 'ambiguous' }
  const number = withMark(digits, mark ?? '.')
  if (number === undefined) return { fault: 'no-number' }
  return number < 0 ? { fault: 'negative' } : { number }
}

function withMark(digits: string, mark: DecimalMark): number | undefined {
  const group = mark === ',' ? '.' : ','
  const [whole = '', decimals = '', ...rest] = digits.split(mark)
  const isGrouped = whole.includes(group)
  if (rest.length > 0 || decimals.includes(group)) return undefined
  if (isGrouped && !/^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(whole)) return undefined
  const number = Number(`${whole.replaceAll(group, '')}${decimals === '' ? '' : `.${decimals}`}`)
  return Number.isFinite(number) ? number : undefined
}

function isAmbiguous(digits: string): boolean {
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
}
