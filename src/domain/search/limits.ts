import type { Limits } from '#src/domain/address/search-parameter.ts'
import { currencyName, currencySigns } from '#src/domain/money/currency-names.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { WORDS } from '#src/domain/text/words/en.ts'
import { anyOf, plainInPlace, plainText } from '#src/domain/text/word-forms.ts'
import { UNIT, wordsOf } from './words.ts'

/** A part of a query that limits the price or another amount; `end` is the index after its last character. */
export interface Limit {
  /** What is limited, as `amountOf` has it: the price, or what has a unit. */
  readonly of: string
  readonly range: Limits
  readonly start: number
  readonly end: number
}

/** Whether its numbers may mean something else: sizes in `11-13`, years in `from 2024`. */
type Phrase = readonly [
  words: string,
  meaning: (...all: [number, number]) => Limits,
  isVague?: true,
]

/** How shoppers write the shop's currency: `$`, `USD`, `dollars`. */
const SIGNS = currencySigns()
  .map((sign) => plainText(sign).replace(/[$.]/g, '\\$&'))
  .join('|')

/** The words of its name after amounts: `euros`, `złotych`. */
const NAMES = [1, 2, 5, 100].flatMap((amount) =>
  plainText(currencyName(amount)).match(/\p{L}{3,}/gu),
)

const AMOUNT = String.raw`\s?(?:${SIGNS})?\s?(\d[\d,.]{0,9}(?:k|[\s-]?${UNIT})?)`
const CURRENCY = String.raw`\s?(?:${SIGNS}|${NAMES.join('|')}|${anyOf(WORDS.limits.money)})`

/** The currency may follow each. */
const BEFORE = `${AMOUNT}(?:${CURRENCY})?`

const range = (first: number, second: number) => ({
  from: Math.min(first, second),
  to: Math.max(first, second),
})
const most = (to: number) => ({ to })
const least = (from: number) => ({ from })

const PHRASES: readonly Phrase[] = [
  [
    `${anyOf(WORDS.limits.between)}${BEFORE}\\s?(?:-|–|${anyOf(WORDS.limits.to)}|${anyOf(WORDS.limits.and)})${AMOUNT}`,
    range,
  ],
  [`${BEFORE}\\s?(?:-|–|${anyOf(WORDS.limits.to)})${AMOUNT}`, range, true],
  [anyOf(WORDS.limits.under) + AMOUNT, most],
  [anyOf(WORDS.limits.over) + AMOUNT, least],
  [`${BEFORE} ${anyOf(WORDS.limits.orMore)}`, least],
  [anyOf(WORDS.limits.from) + AMOUNT, least, true],
  [`(?:${SIGNS})${AMOUNT}`, most],
  [`${AMOUNT}${CURRENCY}`, most],
]

const READERS = PHRASES.map(([words, ...reader]) => [phrase(words), ...reader] as const)

const CURRENCY_SIGN = new RegExp(CURRENCY, 'i')

const LOWEST_VAGUE = 100

/** A dot before three digits separates thousands, unless the currency has that many decimals: `1.020 €`. */
const THOUSANDS = SETTINGS.decimals < 3 ? /^(\d{1,3})\.(?=\d{3}k?$)/ : /$/

/** The limits in a query: `under 500`, `$300-$700`, `from 300 to 700`, `499 dollars`, `at least 5000 mAh`. */
export function limitsIn(query: string): Limit[] {
  const text = plainInPlace(query)
  const amounts = amountsIn(text)
  const limits: Limit[] = []
  for (const [pattern, meaning, isVague] of READERS) {
    for (const { 0: written, index: start, indices = [] } of text.matchAll(pattern)) {
      const end = start + written.length
      const found = indices.slice(1).map((place) => amounts.get(place?.[0] ?? -1))
      const [first, second = first] = found
      const isRead = limits.some((limit) => start < limit.end && limit.start < end)
      if (!first || !second || found.includes(undefined) || isRead) continue
      const { of } = second
      const isPrice = of !== 'price' || CURRENCY_SIGN.test(written)
      if (isVague && !isPrice && !arePrices(first.amount, second.amount)) continue
      limits.push({ of, range: meaning(first.amount, second.amount), start, end })
    }
  }
  return limits
}

/** Amounts by their index, those without a unit of the price. `1000XM5` is not an amount. */
function amountsIn(query: string) {
  return new Map(
    wordsOf(query).flatMap(({ text, start }) => {
      const [, digits, unit = ''] =
        /^(\d{1,7}(?:\.\d+)?)(\p{L}*)$/u.exec(text.replace(THOUSANDS, '$1')) ?? []
      if (digits === undefined) return []
      const isPrice = unit === '' || unit === 'k'
      const amount = Number(digits) * (unit === 'k' ? 1000 : 1)
      return [[start, isPrice ? { of: 'price', amount: Math.round(amount) } : { of: unit, amount }]]
    }),
  )
}

function arePrices(first: number, second: number): boolean {
  const isYear = (amount: number) => amount >= 2000 && amount < 2100
  return Math.min(first, second) >= LOWEST_VAGUE && !(isYear(first) && isYear(second))
}

function phrase(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${source}(?:${CURRENCY})?(?![\p{L}\d])`, 'dgiu')
}
