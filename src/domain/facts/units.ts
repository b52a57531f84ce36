/** Digits with at most one decimal point or comma, which do not continue a word or a longer number. */
const NUMBER = String.raw`(?<![\p{L}\d.,])(\d{1,9}(?:[.,]\d{1,9})?)`

const WORD_END = String.raw`(?!\p{L})`

/** Letters before `B`, each for 1024 times as much. */
const PREFIXES = 'kmgt'

const UNITS = {
  bytes: pattern(`([${PREFIXES}])b${WORD_END}`),
  inches: pattern(`(?:''|["'″′”’]|inch(?:es)?${WORD_END})`),
  millimetres: pattern(`mm${WORD_END}`),
  metres: pattern(`(?:m|met(?:re|er)s?)${WORD_END}`),
  watts: pattern(`(?:w|watts?)${WORD_END}`),
} as const

export type Unit = keyof typeof UNITS

/** Whether a string names an amount of memory: `256GB` does, `42mm` does not. */
export function isMemory(text: string): boolean {
  return UNITS.bytes.test(text)
}

/**
 * The first measure of this unit in a text, or undefined if there is none: `6.9" OLED` is 6.9 inches. Memory is in
 * bytes and counts in powers of 1024: `1TB` is as much as `1024 GB`.
 */
export function measureIn(text: string, unit: Unit): number | undefined {
  const [, digits, prefix = ''] = UNITS[unit].exec(text) ?? []
  if (digits === undefined) return undefined
  // A comma before the last three digits separates thousands, any other comma separates decimals.
  const number = Number(digits.replace(/,(?=\d{3}$)/, '').replace(',', '.'))
  return number * 1024 ** (PREFIXES.indexOf(prefix.toLowerCase() || ' ') + 1)
}

/** Finds a number before a unit, as catalogues write it: perhaps with a space or a hyphen between them. */
function pattern(unit: string): RegExp {
  return new RegExp(String.raw`${NUMBER}[\s-]?${unit}`, 'iu')
}
