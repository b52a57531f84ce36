/** Digits with at most one decimal point or comma, which do not continue a word or a longer number. */
const NUMBER = String.raw`(?<![\p{L}\d.,])(\d{1,9}(?:[.,]\d{1,9})?)`

export const WORD_END = String.raw`(?!\p{L})`

/** An amount of memory. Its groups are the number and the prefix of `B`. */
export const MEMORY = measurePattern(`([kmgt])b${WORD_END}`)

/** Whether a string names an amount of memory: `256GB` does, `42mm` does not. */
export function isMemory(text: string): boolean {
  return MEMORY.test(text)
}

/** Finds a number before a unit, as catalogues write it: perhaps with a space or a hyphen between them. */
export function measurePattern(unit: string): RegExp {
  return new RegExp(String.raw`${NUMBER}[\s-]?${unit}`, 'iu')
}
