import type { Limits } from '#src/domain/address/search-parameter.ts'
import { currencyName, currencySigns } from '#src/domain/money/currency-names.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { wordsOf } from './words.ts'

/** The part of a query that asks for a price; `end` is the index after its last character. */
export interface PriceWords {
  readonly price: Limits
  readonly start: number
  readonly end: number
}

interface Phrase {
  readonly pattern: RegExp
  readonly meaning: (first: number, second: number) => Limits
  /** Whether its numbers may mean something else: sizes in `11-13`, years in `from 2024`. */
  readonly isVague?: boolean
}

/** How shoppers write the shop's currency: `$`, `USD`, `dollars`. */
const SIGNS = currencySigns()
  .map((sign) => sign.replace(/[$.]/g, '\\$&'))
  .join('|')
const NAME = (currencyName(SETTINGS.currency).split(' ').at(-1) ?? '').replace(/s$/, '')

const AMOUNT = String.raw`\s?(?:${SIGNS})?\s?(\d[\d,.]{0,9}k?)`
const CURRENCY = String.raw`\s?(?:${SIGNS}|${NAME}s?${NAME === 'dollar' ? '|bucks' : ''})`

const range = (first: number, second: number) => ({
  from: Math.min(first, second),
  to: Math.max(first, second),
})
const most = (to: number) => ({ to })
const least = (from: number) => ({ from })

const PHRASES: readonly Phrase[] = [
  {
    pattern: phrase(`(?:from|between|von|zwischen)${AMOUNT}\\s?(?:-|–|to|and|bis|und)${AMOUNT}`),
    meaning: range,
  },
  { pattern: phrase(`${AMOUNT}\\s?(?:-|–|to|bis)${AMOUNT}`), meaning: range, isVague: true },
  {
    pattern: phrase(
      `(?:under|below|(?:less|cheaper) than|up to|at most|unter|bis|höchstens)${AMOUNT}`,
    ),
    meaning: most,
  },
  { pattern: phrase(`(?:over|above|more than|at least|über|mindestens)${AMOUNT}`), meaning: least },
  { pattern: phrase(`(?:from|ab)${AMOUNT}`), meaning: least, isVague: true },
  { pattern: phrase(`(?:${SIGNS})${AMOUNT}`), meaning: most },
  { pattern: phrase(`${AMOUNT}${CURRENCY}`), meaning: most },
]

const CURRENCY_SIGN = new RegExp(CURRENCY, 'i')

const LOWEST_VAGUE = 100

/** A dot before three digits separates thousands, unless the currency has that many decimals: `1.020 €`. */
const THOUSANDS = SETTINGS.decimals < 3 ? /^(\d{1,3})\.(?=\d{3}k?$)/ : /$/

/** The first part of a query that asks for a price: `under 500`, `$300-$700`, `from 300 to 700`, `499 dollars`. */
export function priceWords(query: string): PriceWords | undefined {
  const amounts = amountsOf(query)
  for (const { pattern, meaning, isVague = false } of PHRASES) {
    const match = pattern.exec(query)
    if (!match?.indices) continue
    const found = match.indices.slice(1).map((index) => amounts.get(index?.[0] ?? -1))
    const [first, second = first] = found
    if (first === undefined || second === undefined || found.includes(undefined)) continue
    if (isVague && !CURRENCY_SIGN.test(match[0]) && !arePrices(first, second)) continue
    const start = match.index
    return { price: meaning(first, second), start, end: start + match[0].length }
  }
  return undefined
}

/** Whole amounts by their index. `256 GB` and `1000XM5` are not amounts. */
function amountsOf(query: string): ReadonlyMap<number, number> {
  return new Map(
    wordsOf(query).flatMap(({ text, start }): [number, number][] => {
      const [, digits, thousands] =
        /^(\d{1,7}(?:\.\d+)?)(k?)$/.exec(text.replace(THOUSANDS, '$1')) ?? []
      if (digits === undefined) return []
      return [[start, Math.round(Number(digits) * (thousands === 'k' ? 1000 : 1))]]
    }),
  )
}

function arePrices(first: number, second: number): boolean {
  const isYear = (amount: number) => amount >= 2000 && amount < 2100
  return Math.min(first, second) >= LOWEST_VAGUE && !(isYear(first) && isYear(second))
}

function phrase(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${source}(?:${CURRENCY})?(?![\p{L}\d])`, 'diu')
}
