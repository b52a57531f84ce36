import { HIGHEST_PRICE, unitPriceSchema, type UnitPrice } from '#src/domain/product/product.ts'
import {
  currencyMarksOf,
  currencyMarksOfName,
  currencyOf,
  isMarkOf,
} from '#tools/owner/cells/currency.ts'
import { dateOf } from '#tools/owner/cells/dates.ts'
import { todayText } from '#tools/site/today.ts'
import { decodeCell } from '#tools/owner/cells/encoding.ts'
import { readNumber, type NumberFault } from '#tools/owner/cells/numbers.ts'
import { isNet, isNo, isNoSale } from '#tools/owner/cells/cell-words.ts'
import type { Report } from '#tools/owner/import/faults.ts'
import { cellValue, type Cells, type PriceField } from '#tools/owner/import/map/fields.ts'
import { unitOfName } from '#tools/owner/import/map/column-words.ts'
import type { ColumnForms } from './column-forms.ts'

export interface PriceList {
  /** The shop's: `EUR`, with 2 decimals. */
  readonly currency: string
  readonly decimals: number
  readonly forms: ColumnForms
  /** The name of a field's column, which may name a currency. */
  readonly columnOf: (field: string) => string
  readonly isExact: boolean
  readonly givesAway: boolean
}

type PriceFault = NumberFault | 'net' | 'currency' | 'too-high' | 'too-low' | 'zero'

/** What a product costs: today, usually, and the last day of a sale that has one. */
export interface Prices {
  readonly price: number
  readonly fullPrice: number
  readonly saleUntil?: string | undefined
}

const ON_REQUEST = /^(?:(?:price|preis) )?(?:(?:up)?on request|(?:auf|nach) anfrage|p\.?o\.?a\.?)$/i

/** Whether a price is on request: its own cell says so, or is empty beside one that does. */
export function isOnRequest({ price = '', availability, stock, delivery }: Cells): boolean {
  const said = price.trim() === '' ? [availability, stock, delivery] : [price]
  return said.some((cell) => ON_REQUEST.test(decodeCell(cell ?? '').trim()))
}

/** Price and price before the discount; undefined if that is unclear, zeros for a price on request. */
export function readPrices(cells: Cells, list: PriceList, report: Report): Prices | undefined {
  if (isOnRequest(cells)) return { price: 0, fullPrice: 0 }
  const usual = readAmount(cells, 'price', list, report)
  if (usual === undefined) return undefined
  if (list.isExact) {
    const fullPrice = readAmount(cells, 'fullPrice', list, report) ?? usual
    return { price: usual, fullPrice, ...(cells.saleUntil && { saleUntil: cells.saleUntil }) }
  }
  const before = readOther(cells, 'fullPrice', list, report) ?? usual
  const sale = readOther(cells, 'salePrice', list, report)
  const price = sale ?? usual
  const fullPrice = sale === undefined ? before : Math.max(before, usual)
  if (price > fullPrice) {
    const field = sale === undefined ? 'fullPrice' : 'salePrice'
    report('price-above-full-price', field, undefined, { price, fullPrice })
  }
  if (price >= fullPrice) return { price: usual, fullPrice: usual }
  const { isOn, until } = readSale(cells, list, report)
  // Without a column of sale prices, the price is that of the sale.
  if (!isOn)
    return sale === undefined ? { price, fullPrice: price } : { price: before, fullPrice: before }
  return { price, fullPrice, ...(until && { saleUntil: until }) }
}

/** Whether there is a sale today, by its days and by what a column such as 'On sale' says. */
function readSale(
  { onSale = '', saleFrom = '', saleUntil = '', salePeriod = '' }: Cells,
  { forms: { language, days } }: PriceList,
  report: Report,
): { readonly isOn: boolean; readonly until?: string | undefined } {
  if (isNo(onSale)) return { isOn: false }
  const [begin = '', end = ''] = salePeriod.split('/')
  const dayOf = (cell: string) => dateOf(cell, days, language)
  const from = dayOf(saleFrom || begin)
  const until = dayOf(saleUntil || end)
  const today = todayText()
  if (saleFrom && !from) report('no-date', 'saleFrom', saleFrom)
  if (saleUntil && !until) report('no-date', 'saleUntil', saleUntil)
  if (salePeriod && !(from && until)) report('no-date', 'salePeriod', salePeriod)
  if (from && until && until < from) {
    report('sale-ends-first', undefined, undefined, { from, until })
    return { isOn: false }
  }
  if (until && until < today) report('sale-ended')
  else if (from && from > today) report('sale-later')
  else return { isOn: true, until }
  return { isOn: false }
}

/** A price beside the usual one; undefined if there is none: 0, a dash or 'none', or one that cannot be read. */
function readOther(
  cells: Cells,
  field: 'fullPrice' | 'salePrice',
  list: PriceList,
  report: Report,
): number | undefined {
  const cell = cells[field]
  if (cell === undefined || isNoSale(cell)) return undefined
  const amount = readAmount(cells, field, list, report)
  return amount === 0 ? undefined : amount
}

function readAmount(
  cells: Cells,
  field: PriceField | 'basePrice',
  { currency, decimals, forms, columnOf, isExact, givesAway }: PriceList,
  report: Report,
): number | undefined {
  const { text } = pricePer(decodeCell(cells[field] ?? ''))
  const foreign = foreignMark(text, cells.currency ?? '', columnOf(field), currency)
  const { number = 0, fault: unread } = readNumber(text, forms.price, forms.mark)
  const amount = isExact ? number : rounded(number, decimals)
  const faults: readonly (readonly [fault: PriceFault, isSo: boolean])[] = [
    ['currency', foreign !== undefined],
    ['net', isNet(text)],
    [unread ?? 'no-number', unread !== undefined],
    ['too-high', amount > HIGHEST_PRICE],
    ['too-low', amount === 0 && number > 0],
    ['zero', amount === 0 && field === 'price' && !givesAway],
  ]
  const [fault] = faults.find(([, isSo]) => isSo) ?? []
  if (fault === undefined) {
    if (amount !== number) report('price-rounded', field, undefined, { currency })
    return amount
  }
  report(field === 'price' ? `price-${fault}` : 'second-price', field, text, {
    ...{ currency, highest: HIGHEST_PRICE, foreign: foreign?.toUpperCase() },
    code: currencyOf(foreign) ?? foreign?.toUpperCase(),
  })
  return undefined
}

/** The nearest amount that coins can pay: 1.01 for 1.005, whose nearest number in binary is a little less. */
function rounded(number: number, decimals: number): number {
  return Math.round(Number(`${number.toFixed(9)}e${decimals}`)) / 10 ** decimals
}

/** What a kilogram or another unit costs: the cell beside the price says it, or the price is for one. */
export function readUnitPrice(
  cells: Cells,
  { price }: Prices,
  list: PriceList,
  report: Report,
): UnitPrice | undefined {
  const cell = decodeCell(cells.basePrice ?? '')
  const isGiven = cell !== '' && !isNoSale(cell)
  const own = isGiven && list.isExact ? cellValue('basePrice', cells.basePrice ?? '') : undefined
  if (own !== undefined) return unitPriceSchema.parse(own)
  const { unit = unitOf(decodeCell(cells.per ?? '')) } = pricePer(decodeCell(cells.price ?? ''))
  if (!isGiven) return unit === undefined || price === 0 ? undefined : { price, per: unit }
  const per = pricePer(cell).unit ?? unitOfName(list.columnOf('basePrice')) ?? unit
  const amount = readAmount(cells, 'basePrice', list, report)
  if (per === undefined && amount) report('base-price-without-unit', 'basePrice', cell)
  return per !== undefined && amount ? { price: amount, per } : undefined
}

/** A mark of another currency than the shop's, in a price, the cell beside it, or the name of its column. */
function foreignMark(
  price: string,
  beside: string,
  column: string,
  currency: string,
): string | undefined {
  const isForeign = (mark: string) => !isMarkOf(mark, currency)
  const marks = currencyMarksOf(price)
  return (
    [...currencyMarksOf(beside), ...currencyMarksOfName(column)].find(isForeign) ??
    (marks.every(isForeign) ? marks[0] : undefined)
  )
}

/** `12,50 €` and `kg` of `12,50 €/kg`. */
export function pricePer(cell: string): {
  readonly text: string
  readonly unit?: string | undefined
} {
  const [, text, unit = ''] =
    /^(.*?\d.*?)\s*(?:\/|\b(?:pro|per|je)\b)\s*(\d{0,4}\s*\p{L}{1,10}²?³?)\.?$/iu.exec(cell) ?? []
  return text === undefined ? { text: cell } : { text, unit: unitOf(unit) }
}

/** What a price is for, unless for a piece. */
export function unitOf(text: string): string | undefined {
  const isPiece =
    /^1?\s*(?:stk|st|stück|stueck|piece|pcs?|items?|ea|unidad|ud|szt|pièce|pezzo)?\.?$/i.test(text)
  return isPiece ? undefined : text
}
