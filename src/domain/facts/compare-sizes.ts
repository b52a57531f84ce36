import { measureIn, type Unit } from './units.ts'

const UNITS = [
  'bytes',
  'millimetres',
  'inches',
  'metres',
  'watts',
] as const satisfies readonly Unit[]

/** What comes after sizes with a unit. */
const [NUMBER, LETTERS, NO_SIZE] = [UNITS.length, UNITS.length + 1, UNITS.length + 2]

/** `S`, `XL`, `2XL`, `x-large`: how many `x`, or the `x` themselves, and the letter. */
const LETTER = /^(?:(\d+)x|(x*))[\s-]?(s|m|l)(?:mall|edium|arge)?(?=$|\s*[/(])/i

/** `1/2`, `1 1/8`. */
const FRACTION = /(?:(\d+)[\s-]+)?(\d+)\s*[/⁄]\s*(\d+)/

/**
 * The order of sizes: amounts by their unit, numbers and fractions, then S M L XL. Texts that are not sizes come last,
 * and are equal.
 */
export function compareSizes(a: string, b: string): number {
  const [group, amount] = sizeOf(a)
  const [otherGroup, otherAmount] = sizeOf(b)
  return group - otherGroup || amount - otherAmount
}

/** A group of sizes that can be compared, and the size in it. */
function sizeOf(text: string): readonly [group: number, amount: number] {
  const [, count, letters = '', letter = ''] = LETTER.exec(text) ?? []
  if (letter) return [LETTERS, letterSize(letter.toLowerCase(), Number(count ?? letters.length))]
  if (!/^[\d¼½¾]/.test(text)) return [NO_SIZE, 0]
  const written = withoutFraction(text)
  for (const [group, unit] of UNITS.entries()) {
    const amount = measureIn(written, unit)
    if (amount !== undefined) return [group, amount]
  }
  return [NUMBER, Number.parseFloat(written.replace(',', '.'))]
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
