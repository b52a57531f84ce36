import { plainLetters } from '#src/domain/text/slugs.ts'
import { latinDigits } from '#src/domain/text/word-forms.ts'
import { remembered } from '#tools/site/remembered.ts'
import { plainWords, wordsOf, type Kind } from './cell-words.ts'

/** Of two kinds that begin at the same word, the first is meant: 'available from' is not 'available'. */
const KINDS = [
  ...['onRequest', 'onOrder', 'soldOut', 'fewLeft', 'atLeast', 'inStock', 'not', 'pieces'],
  ...['until', 'besideStock', 'delivery'],
] as const satisfies readonly Kind[]

const UNITS = ['hours', 'days', 'weeks'] as const

const NUMBER = String.raw`\d(?:[\d.,'’]*\d)?(?:\s\d{3}(?!\d))*`

const TIME = String.raw`\d+(?:\s*(?:[-–]|\p{L}{1,3})\s*\d+)?\s*`

/** Every part of a text: times such as `in 2-3 days`, words of each kind, numbers, and any other word. */
const PARTS = new RegExp(
  [
    ...UNITS.map((unit) => `(?<${unit}>${word('within', '?')}\\s*${TIME}${word(unit)})`),
    `(?<calendarWeek>${word('calendarWeek')}\\s?\\d+)`,
    ...KINDS.map((kind) => `(?<${kind}>${word(kind)})`),
    `(?<number>[-+]?${NUMBER})`,
    "(?<other>[\\p{L}][\\p{L}\\p{N}']*)",
  ].join('|'),
  'gu',
)

function word(kind: Kind, often = ''): string {
  return `(?:(?<!\\p{L})(?:${wordsOf(kind)})(?!\\p{L}))${often}`
}

export type StockWord =
  (typeof KINDS)[number] | (typeof UNITS)[number] | 'calendarWeek' | 'number' | 'other'

export interface StockPart {
  readonly kind: StockWord
  readonly text: string
}

/** What a text about stock consists of; after 'not', words mean the opposite. */
export const stockParts = remembered((text): readonly StockPart[] => {
  const plain = plainLetters(plainWords(latinDigits(text))).replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
  const parts = Array.from(
    plain.replace(/’/g, "'").matchAll(PARTS),
    ({ 0: found, groups = {} }) => {
      const kinds: readonly StockWord[] = [...UNITS, 'calendarWeek', ...KINDS, 'number']
      return { kind: kinds.find((kind) => groups[kind] !== undefined) ?? 'other', text: found }
    },
  )
  return parts.flatMap((part, index) => {
    const isNegated =
      isNot(parts[index - 1]) || (isBeside(parts[index - 1]) && isNot(parts[index - 2]))
    if (isNegated) return { ...part, kind: OPPOSITES[part.kind] ?? part.kind }
    const [next, after] = parts.slice(index + 1)
    const isUsed = [next, isBeside(next) ? after : undefined].some(
      (each) => each && OPPOSITES[each.kind],
    )
    return isNot(part) && isUsed ? [] : part
  })
})

const OPPOSITES: Readonly<Partial<Record<StockWord, StockWord>>> = {
  soldOut: 'inStock',
  ...{ inStock: 'soldOut', fewLeft: 'soldOut', onOrder: 'soldOut', pieces: 'soldOut' },
}

function isNot(part: StockPart | undefined): boolean {
  return part?.kind === 'not'
}

function isBeside(part: StockPart | undefined): boolean {
  return part?.kind === 'besideStock'
}
