import { HIGHEST_PRICE } from '#src/domain/product/product.ts'
import { currencyMarksOf, currencyMarksOfName, isMarkOf } from '#tools/owner/cells/currency.ts'
import { decodeCell } from '#tools/owner/cells/encoding.ts'
import { readNumber, type NumberStyle } from '#tools/owner/cells/numbers.ts'
import {
  PRICE_FIELDS,
  type Cells,
  type Field,
  type PriceField,
} from '#tools/owner/import/map/fields.ts'
import { shownCell } from '#tools/owner/problem.ts'
import { doubtful, sure, type Fault, type Reading } from './reading.ts'

/** What the prices of a list have in common. */
export interface PriceList {
  /** The shop's: `EUR`. */
  readonly currency: string
  readonly style: NumberStyle
  /** The name of a field's column, which may name a currency. */
  readonly columnOf: (field: Field) => string
  readonly isExact: boolean
}

interface Prices {
  readonly price: number
  /** Before the discount. */
  readonly fullPrice: number
}

const FAULTS = {
  empty: ['the price is empty', 'write a price, such as 19.90'],
  'no number': ['the price is not a number', 'write only a number, such as 19.90'],
  negative: ['the price is below zero', 'write a price of at least 0'],
  ambiguous: [
    'the price can be read in two ways: . or , may stand before the cents',
    'write it with two decimals, or write "decimal": "," or "decimal": "." in the map file',
  ],
} as const

/** What a product costs, and what it cost before the discount; undefined if that is unclear. */
export function readPrices(cells: Cells, list: PriceList): Reading<Prices | undefined> {
  const read = PRICE_FIELDS.filter((field) => field === 'price' || cells[field] !== undefined).map(
    (field) => [field, readAmount(cells, field, list)] as const,
  )
  const faults = read.flatMap(([, amount]) => amount.faults)
  if (read.some(([, { value }]) => value === undefined)) return { value: undefined, faults }
  const amounts = new Map(read.map(([field, { value = 0 }]) => [field, value]))
  const usual = amounts.get('price') ?? 0
  const price = amounts.get('salePrice') ?? usual
  const fullPrice = amounts.get('fullPrice') ?? usual
  if (price <= fullPrice || list.isExact) return { value: { price, fullPrice }, faults }
  const above: Fault = {
    level: 'warning',
    rule: 'price-above-full-price',
    field: cells.salePrice === undefined ? 'fullPrice' : 'salePrice',
    read: `${price} and ${fullPrice}`,
    message: 'the price is above the price before the discount',
    fix: 'check both; the product is shown without a discount',
  }
  return {
    value: { price: usual, fullPrice: usual },
    // Shopify writes 0 if there was no other price.
    faults: fullPrice > 0 ? [...faults, above] : faults,
  }
}

function readAmount(cells: Cells, field: PriceField, list: PriceList): Reading<number | undefined> {
  const text = decodeCell(cells[field] ?? '')
  const cell = { field, read: shownCell(text) }
  const unclear = (rule: string, message: string, fix: string) =>
    doubtful(undefined, {
      level: 'error',
      rule,
      ...cell,
      message,
      fix: `${fix}; the product is left out`,
    })
  const foreign = [
    ...currencyMarksOf(`${cells.currency ?? ''} ${text}`),
    ...currencyMarksOfName(list.columnOf(field)),
  ].find((mark) => !isMarkOf(mark, list.currency))
  if (foreign !== undefined) {
    return unclear(
      'other-currency',
      `the price is in ${foreign}, and the shop's prices are in ${list.currency}`,
      `write "currency": "${codeOf(foreign)}" in shop.json, or the price in ${list.currency}`,
    )
  }
  const reading = readNumber(text, list.style)
  if ('fault' in reading) {
    const [message, fix] = FAULTS[reading.fault]
    return unclear(`price-${reading.fault.replace(' ', '-')}`, message, fix)
  }
  if (reading.number > HIGHEST_PRICE) {
    return unclear(
      'price-too-high',
      `the price is above ${HIGHEST_PRICE}`,
      'write the price of one piece',
    )
  }
  if (reading.number > 0 || field !== 'price' || list.isExact) return sure(reading.number)
  return doubtful(0, {
    level: 'warning',
    rule: 'price-zero',
    ...cell,
    message: 'the price gives the product away',
    fix: 'write its price, or remove the product',
  })
}

/** The usual currency of a sign. */
function codeOf(mark: string): string {
  return { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY' }[mark] ?? mark
}
