import { measureIn, type Unit } from '#src/domain/text/units.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { WORDS } from '#src/domain/text/words/en.ts'
import { latinDigits, plainText } from '#src/domain/text/word-forms.ts'

export interface Word {
  readonly text: string
  /** Its place in the text: `end` is the index after its last character. */
  readonly start: number
  readonly end: number
}

/** How a measure is spelt; memory is in gigabytes. Units that are not here are joined to their number as they are. */
const UNITS: readonly (readonly [unit: Unit, spelling: string])[] = [
  ['inches', 'in'],
  ['millimetres', 'mm'],
  ['metres', 'm'],
  ['watts', 'w'],
]

/** Units of the shop's own facts, such as `dB`. */
const OWN_UNITS = Object.values(SETTINGS.facts ?? {})
  .flatMap(({ unit = '' }) => (/^\p{L}+$/u.test(unit) ? `|${unit}` : []))
  .join('')

const { prefixes, bytes, ...units } = WORDS.units

/** Units that are written as signs. */
const SIGNS = Object.entries({ kg: units.kilograms, g: units.grams, l: units.litres }).map(
  ([sign, words]) => [sign, new RegExp(String.raw`(?<!\p{L})(?:${words})$`, 'iu')] as const,
)

/** What may stand after a number, with a space or a dash between them. */
export const UNIT = String.raw`(?:["“”″′]|['’]{1,2}|[${prefixes}](?:${bytes})|[cm]m|k?g|m?l|mah|[aw]h|mp|k?hz|ohms?|${Object.values(units).join('|')}${OWN_UNITS})`

/**
 * A measure, a number with letters joined to it, a word, or a plus after one. Takes linear time: the next character
 * always tells whether a repetition goes on.
 */
const WORD = new RegExp(
  String.raw`(\d{1,9}(?:[.,]\d{1,9})?(?:[\s-]{0,2}${UNIT}|in)(?![\p{L}\d]))|\d+(?:[.,]\d+)?[\p{L}\p{M}\d]*|\p{L}[\p{L}\p{M}\d]*|(?<=[\p{L}\d])\+`,
  'giu',
)

const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['+', 'plus'],
  ['generation', 'gen'],
])

/**
 * Case, accents and punctuation do not matter, nor how a measure is written: `256 GB` and `256-gb` are one word, and so
 * are `11"` and `11-inch`, `1 TB` and `1024GB`, `6,1 inch` and `6.1"`.
 */
export function wordsOf(text: string): Word[] {
  return Array.from(latinDigits(text).matchAll(WORD), (match) => {
    const [written, measure] = match
    return {
      text: measure === undefined ? spellingOf(written) : measureOf(measure),
      start: match.index,
      end: match.index + written.length,
    }
  })
}

function spellingOf(written: string): string {
  const word = plainText(written)
    // A comma before the last three digits separates thousands, any other comma separates decimals.
    .replace(/,(?=\d{3}(?!\d))/, '')
    .replace(',', '.')
    .replace('grey', 'gray')
  return SPELLINGS.get(word) ?? word
}

function measureOf(written: string): string {
  const bytes = measureIn(written, 'bytes')
  if (bytes !== undefined) return `${bytes / 2 ** 30}gb`
  const text = written.replace(/in$/i, 'inch')
  for (const [unit, spelling] of UNITS) {
    const measure = measureIn(text, unit)
    if (measure !== undefined) return `${measure}${spelling}`
  }
  const short = SIGNS.reduce((left, [sign, words]) => left.replace(words, sign), written)
  return spellingOf(short.replace(/[\s-]/g, ''))
}
