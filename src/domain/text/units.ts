import { SETTINGS } from '#src/domain/settings/settings.ts'
import { WORDS } from './words/en.ts'

/** Digits with at most one decimal point or comma, which do not continue a word or a longer number. */
const NUMBER = numberPattern('')

/** The dash in `1-2` is no sign. */
const SIGNED_NUMBER = numberPattern('[-−]?')

const WORD_END = String.raw`(?!\p{L})`

/** Of bytes, the smallest first; again for each other script. */
const PREFIXES = WORDS.units.prefixes

/** In the order in which sizes are sorted. The second group of a pattern is the prefix of `B`. */
const UNITS = {
  bytes: measurePattern(`([${PREFIXES}])(?:${WORDS.units.bytes})${WORD_END}`),
  millimetres: measurePattern(`mm${WORD_END}`),
  inches: measurePattern(`(?:''|["'″′”’]|(?:${WORDS.units.inches})${WORD_END})`),
  metres: measurePattern(`(?:${WORDS.units.metres})${WORD_END}`),
  watts: measurePattern(`(?:${WORDS.units.watts})${WORD_END}`),
} as const

export type Unit = keyof typeof UNITS

/** An amount with the decimal sign of the shop's language: `16,5` in German. A point before three digits stays. */
export function decimalText(amount: number | string): string {
  const { point = '' } = SETTINGS.priceStyle ?? {}
  return String(amount).replace(/^(-?\d+)\.(\d\d?)(?![\d.,])/, `$1${point === '' ? '.' : point}$2`)
}

/** The first measure of a unit in a string: `6.9" OLED` is 6.9 inches. Memory is in bytes, in powers of 1024. */
export function measureIn(text: string, unit: Unit): number | undefined {
  return firstMeasure(text, UNITS[unit])
}

/** Reads the first amount of a unit that the shop's owner has named, or the number that is the whole text. */
export function amountReader(unit: string): (text: string) => number | undefined {
  const escaped = unit.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&')
  const pattern = measurePattern(`(?:${escaped}${WORD_END}|$)`, SIGNED_NUMBER)
  return (text) => firstMeasure(text.trim(), pattern)
}

/** A comma before the last three digits separates thousands, unless after a zero; any other comma separates decimals. */
function firstMeasure(text: string, pattern: RegExp): number | undefined {
  const [, digits, prefix = ' '] = pattern.exec(text) ?? []
  const power = (PREFIXES.indexOf(prefix.toLowerCase()) % 4) + 1
  const number = digits
    ?.replace('−', '-')
    .replace(/(?<!^-?0),(?=\d{3}$)/, '')
    .replace(',', '.')
  return number === undefined ? undefined : Number(number) * 1024 ** power
}

/** `256GB` is, `42mm` is not. */
export function isMemory(text: string): boolean {
  return UNITS.bytes.test(text)
}

function numberPattern(sign: string): string {
  return String.raw`(?<![\p{L}\d.,])(${sign}\d{1,9}(?:[.,]\d{1,9})?)`
}

function measurePattern(unit: string, number = NUMBER): RegExp {
  return new RegExp(String.raw`${number}[\s-]?${unit}`, 'iu')
}

/** The order of sizes that have no unit, after those with one. */
const PLAIN_NUMBER = 10
const LETTERS = 11
const NO_SIZE = 12

/** `S`, `XL`, `2XL`, `x-large`: how many `x`, or the `x` themselves, and the letter. */
const LETTER = /^(?:(\d+)x|(x*))[\s-]?(s|m|l)(?:mall|edium|arge)?(?=$|\s*[/(])/i

/** `1/2`, `1 1/8`. */
const FRACTION = /(?:(\d+)[\s-]+)?(\d+)\s*[/⁄]\s*(\d+)/

/** Amounts by their unit, numbers and fractions, then S M L XL. Texts that are not sizes come last, and are equal. */
export function compareSizes(a: string, b: string): number {
  const [group, amount] = sizeOf(a)
  const [otherGroup, otherAmount] = sizeOf(b)
  return group - otherGroup || amount - otherAmount
}

function sizeOf(text: string): readonly [group: number, amount: number] {
  const [, count, letters = '', letter = ''] = LETTER.exec(text) ?? []
  if (letter) return [LETTERS, letterSize(letter.toLowerCase(), Number(count ?? letters.length))]
  if (!/^[-−+]?[\d¼½¾]/.test(text)) return [NO_SIZE, 0]
  const sign = /^[-−]/.test(text) ? -1 : 1
  const written = withoutFraction(text.replace(/^[-−+]/, ''))
  for (const [group, pattern] of Object.values(UNITS).entries()) {
    const amount = firstMeasure(written, pattern)
    if (amount !== undefined) return [group, sign * amount]
  }
  return [PLAIN_NUMBER, sign * Number.parseFloat(written.replace(',', '.'))]
}

function letterSize(letter: string, count: number): number {
  if (letter === 'm') return 0
  return letter === 's' ? -1 - count : 1 + count
}

function withoutFraction(text: string): string {
  return text
    .replace(/[¼½¾]/g, (sign) => ` ${sign.normalize('NFKD')}`)
    .trim()
    .replace(FRACTION, (_, whole = 0, top, bottom) =>
      String(Number(whole) + Number(top) / Number(bottom)),
    )
}
