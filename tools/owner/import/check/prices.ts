import { HIGHEST_PRICE } from '#src/domain/product/product.ts'
import { currencyMarksOf, currencyMarksOfName, isMarkOf } from '#tools/owner/cells/currency.ts'
import { decodeCell } from '#tools/owner/cells/encoding.ts'
import { readNumber, type NumberStyle } from '#tools/owner/cells/numbers.ts'
import { PRICE_FIELDS, type Cells, type PriceField } from '#tools/owner/import/map/fields.ts'
import type { Report } from '#tools/owner/import/faults.ts'

export interface PriceList {
  /** The shop's: `EUR`. */
  readonly currency: string
  readonly style: NumberStyle
  /** The name of a field's column, which may name a currency. */
  readonly columnOf: (field: string) => string
  readonly isExact: boolean
}

const ON_REQUEST = /^(?:(?:price|preis) )?(?:(?:up)?on request|(?:auf|nach) anfrage|p\.?o\.?a\.?)$/i

/** Whether a price is on request: its own cell says so, or is empty beside one that does. */
export function isOnRequest({ price = '', availability, stock, delivery }: Cells): boolean {
  const said = price.trim() === '' ? [availability, stock, delivery] : [price]
  return said.some((cell) => ON_REQUEST.test(decodeCell(cell ?? '').trim()))
}

/** Price and price before the discount; undefined if that is unclear, zeros for a price on request. */
export function readPrices(cells: Cells, list: PriceList, report: Report) {
  if (isOnRequest(cells)) return { price: 0, fullPrice: 0 }
  const amounts = new Map(
    PRICE_FIELDS.filter((field) => field === 'price' || cells[field] !== undefined).map(
      (field) => [field, readAmount(cells, field, list, report)] as const,
    ),
  )
  const usual = amounts.get('price')
  if (usual === undefined || [...amounts.values()].includes(undefined)) return undefined
  const price = amounts.get('salePrice') ?? usual
  const fullPrice = amounts.get('fullPrice') ?? usual
  if (price <= fullPrice || list.isExact) return { price, fullPrice }
  // Shopify writes 0 if there was no other price.
  if (fullPrice > 0) {
    const field = cells.salePrice === undefined ? 'fullPrice' : 'salePrice'
    report('price-above-full-price', field, undefined, { price, fullPrice })
  }
  return { price: usual, fullPrice: usual }
}

function readAmount(
  cells: Cells,
  field: PriceField,
  { currency, columnOf, style, isExact }: PriceList,
  report: Report,
): number | undefined {
  const { text } = pricePer(decodeCell(cells[field] ?? ''))
  const foreign = [
    ...currencyMarksOf(`${cells.currency ?? ''} ${text}`),
    ...currencyMarksOfName(columnOf(field)),
  ].find((mark) => !isMarkOf(mark, currency))
  if (foreign !== undefined) {
    report('other-currency', field, text, { foreign, currency, code: codeOf(foreign) })
    return undefined
  }
  const { number, fault } = readNumber(text, style)
  if (number === undefined) {
    report(`price-${fault}`, field, text)
    return undefined
  }
  if (number > HIGHEST_PRICE) {
    report('price-too-high', field, text, { highest: HIGHEST_PRICE })
    return undefined
  }
  if (number === 0 && field === 'price' && !isExact) report('price-zero', field, text)
  return number
}

/** `12,50 €` and `kg` of `12,50 €/kg`. */
export function pricePer(cell: string): { readonly text: string; readonly unit?: string } {
  const [, text, unit = ''] =
    /^(.*?\d.*?)\s*(?:\/|\b(?:pro|per|je)\b)\s*(\d{0,4}\s*\p{L}{1,10}²?³?)\.?$/iu.exec(cell) ?? []
  if (text === undefined) return { text: cell }
  return /^1?\s*(?:stk|st|stück|stueck|piece|pc|pcs|item|ea)$/i.test(unit)
    ? { text }
    : { text, unit }
}

function codeOf(mark: string): string {
  return { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY' }[mark] ?? mark
}
