const PREFIXES = 'kmgt'

/** Digits with at most one decimal point or comma, which do not continue a word or a longer number. */
const NUMBER = String.raw`(?<![\p{L}\d.,])(\d{1,9}(?:[.,]\d{1,9})?)`

const WORD_END = String.raw`(?!\p{L})`

/** Each unit as a catalogue writes it: after a number, perhaps with a space or a hyphen between them. */
const UNITS = {
  bytes: unit(`([${PREFIXES}])b${WORD_END}`),
  inches: unit(`(?:''|["'″′”’]|inch(?:es)?${WORD_END})`),
  millimetres: unit(`mm${WORD_END}`),
  metres: unit(`(?:m|met(?:re|er)s?)${WORD_END}`),
  watts: unit(`(?:w|watts?)${WORD_END}`),
} as const

export type Unit = keyof typeof UNITS

/**
 * The first measure of this unit in a text, or undefined where there is none: `6.9" OLED` is 6.9 inches. Memory is in
 * bytes and counts in powers of 1024: `1TB` is as much as `1024 GB`.
 */
export function measureIn(text: string, unit: Unit): number | undefined {
  const [, digits, prefix = ''] = UNITS[unit].exec(text) ?? []
  if (digits === undefined) return undefined
  // A comma before the last three digits separates thousands, any other comma separates decimals.
  const number = Number(digits.replace(/,(?=\d{3}$)/, '').replace(',', '.'))
  return number * 1024 ** (PREFIXES.indexOf(prefix.toLowerCase() || ' ') + 1)
}

/** Whether a text names an amount of memory: `256GB` does, `42mm` does not. */
export function isMemory(text: string): boolean {
  return measureIn(text, 'bytes') !== undefined
}

function unit(symbol: string): RegExp {
  return new RegExp(String.raw`${NUMBER}[\s-]?${symbol}`, 'iu')
}
