import { HIGHEST_PRICE } from '#src/domain/product/product.ts'
import { decodeCell } from '#tools/owner/cell-encoding.ts'
import { reportRow, type Context } from './context.ts'
import { currencyMarksOf, currencyMarksOfName, isMarkOf } from './currency.ts'
import type { Entry, Facts } from './fields.ts'
import { readNumber } from './numbers.ts'

type PriceField = 'price' | 'fullPrice' | 'salePrice'

export const PRICE_FIELDS: readonly PriceField[] = ['price', 'fullPrice', 'salePrice']

const FAULTS = {
  empty: ['the price is empty', 'write a price, such as 19.90'],
  'no number': ['the price is not a number', 'write only a number, such as 19.90'],
  negative: ['the price is below zero', 'write a price of at least 0'],
  ambiguous: [
    'the price can be read in two ways: . or , may stand before the cents',
    'write it with two decimals, or write "decimal": "," or "decimal": "." in the map file',
  ],
} as const

/** What a product costs, and what it cost before the discount. Undefined, and reported, if that is unclear. */
export function readPrices(
  entry: Entry,
  context: Context,
): { price: number; fullPrice: number } | undefined {
  const { facts } = entry
  const price = amount(entry, 'price', context)
  const full = facts.fullPrice === undefined ? undefined : amount(entry, 'fullPrice', context)
  const sale = facts.salePrice === undefined ? undefined : amount(entry, 'salePrice', context)
  if (price === undefined) return undefined
  if (facts.fullPrice !== undefined && full === undefined) return undefined
  if (facts.salePrice !== undefined && sale === undefined) return undefined
  return inOrder(entry, price, { price: sale ?? price, fullPrice: full ?? price }, context)
}

/** The usual price alone, if the reduced one is higher. */
function inOrder(
  entry: Entry,
  usual: number,
  { price, fullPrice }: { price: number; fullPrice: number },
  context: Context,
) {
  if (price <= fullPrice || context.isOwn) return { price, fullPrice }
  // Shopify writes 0 if there was no other price.
  if (fullPrice > 0) {
    context.onProblem({
      level: 'warning',
      rule: 'price-above-full-price',
      file: context.file,
      line: entry.line,
      field: context.columnOf(entry.facts.salePrice === undefined ? 'fullPrice' : 'salePrice'),
      read: `${price} and ${fullPrice}`,
      message: 'the price is above the price before the discount',
      fix: 'check both; the product is shown without a discount',
    })
  }
  return { price: usual, fullPrice: usual }
}

function amount(entry: Entry, field: PriceField, context: Context): number | undefined {
  const text = decodeCell(entry.facts[field] ?? '')
  const cell = { line: entry.line, field, read: text }
  const problem = (rule: string, message: string, fix: string) =>
    reportRow(context, {
      ...cell,
      level: 'error',
      rule,
      message,
      fix: `${fix}; the product is left out`,
    })
  const foreign = foreignCurrency(entry.facts, field, text, context)
  if (foreign !== undefined) {
    problem(
      'other-currency',
      `the price is in ${foreign}, and the shop's prices are in ${context.currency}`,
      `write "currency": "${codeOf(foreign)}" in shop.json, or the price in ${context.currency}`,
    )
    return undefined
  }
  const reading = readNumber(text, context.style)
  if ('fault' in reading) {
    const [message, fix] = FAULTS[reading.fault]
    problem(`price-${reading.fault.replace(' ', '-')}`, message, fix)
    return undefined
  }
  if (reading.number > HIGHEST_PRICE) {
    problem('price-too-high', `the price is above ${HIGHEST_PRICE}`, 'write the price of one piece')
    return undefined
  }
  if (reading.number === 0 && field === 'price' && !context.isOwn) {
    reportRow(context, {
      ...cell,
      level: 'warning',
      rule: 'price-zero',
      message: 'the price gives the product away',
      fix: 'write its price, or remove the product',
    })
  }
  return reading.number
}

function foreignCurrency(
  facts: Facts,
  field: PriceField,
  text: string,
  { currency, columnOf }: Context,
): string | undefined {
  return [
    ...currencyMarksOf(`${facts.currency ?? ''} ${text}`),
    ...currencyMarksOfName(columnOf(field)),
  ].find((mark) => !isMarkOf(mark, currency))
}

/** The usual currency of a sign. */
function codeOf(mark: string): string {
  return { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY' }[mark] ?? mark
}
