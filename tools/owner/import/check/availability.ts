import { productSchema, type Product } from '#src/domain/product/product.ts'
import { isNo, isYes, plainWords, wordPattern } from '#tools/owner/cells/cell-words.ts'
import { dateOf } from '#tools/owner/cells/dates.ts'
import { todayText } from '#tools/site/today.ts'
import { stockParts, type StockPart, type StockWord } from '#tools/owner/cells/stock-words.ts'
import type { Cells } from '#tools/owner/import/map/fields.ts'
import type { Report } from '#tools/owner/import/faults.ts'
import { readAmount, type ColumnForms } from './column-forms.ts'

export type Stock = Pick<Product, 'availability' | 'availableFrom' | 'stock'>
type Availability = NonNullable<Product['availability']>

/** Up to this many pieces, a shopper reads that only a few are left. */
const FEW = 3

/** A longer delivery counts as 'on order'. */
const MOST_DAYS = 10

const TIMES = ['hours', 'days', 'weeks'] as const

/** Words that do not change what the others say. */
const BESIDE = ['pieces', 'besideStock', 'delivery', ...TIMES] as const

/** Words beside which a number is one of pieces. */
const COUNTED = new Set<StockWord>([...BESIDE, 'number', 'inStock', 'fewLeft', 'atLeast'])

const SURE = new Set<StockWord>([...BESIDE, 'inStock'])

/** `Stock: none` */
const ANSWERED = new Set<StockWord>([...BESIDE, 'inStock', 'not'])

const DELIVERY = wordPattern('delivery')

/**
 * What a row says about stock. A number of pieces counts more than 'in stock', and less than 'sold out' or 'on
 * order'.
 */
export function readAvailability(cells: Cells, forms: ColumnForms, report: Report): Stock {
  const cell = cells.availability
  const written = stockIn(cell, forms)
  const published = cells.published?.split('\n').map((line) => wordsOf(line, forms))
  const ofShop =
    written.pieces === undefined ? undefined : ofPieces(written.pieces, cells.backorders)
  const said =
    answerOf(cell) ?? ofShop ?? written.said ?? published?.find((each) => each !== undefined)
  const stock = stockIn(cells.stock, forms)
  const from = dateOf(
    cells.availableFrom ?? cell ?? cells.delivery ?? '',
    forms.days,
    forms.language,
  )
  if (cell !== undefined && said === undefined) report('availability-unknown', 'availability', cell)
  const counted =
    stock.pieces === undefined
      ? (answerOf(cells.stock) ?? stock.said)
      : ofPieces(stock.pieces, cells.backorders)
  if (cells.stock !== undefined && counted === undefined)
    report('availability-unknown', 'stock', cells.stock)
  if (cells.availableFrom !== undefined && from === undefined)
    report('no-date', 'availableFrom', cells.availableFrom)
  // A day in words that are not understood may be the last one.
  const isFrom = from !== undefined && (cell === undefined || cells.availableFrom !== undefined)
  const availability =
    said !== undefined && said !== 'in' && said !== 'few'
      ? said
      : (counted ?? said ?? (isFrom ? 'order' : ofDelivery(cells.delivery, forms)))
  const pieces = cells.stock ?? (answerOf(cell) === undefined ? cell : undefined)
  return {
    ...(availability !== undefined && { availability }),
    ...(availability === 'order' && from !== undefined && { availableFrom: from }),
    ...(availability !== 'order' && availability !== 'request' && stockOf(pieces, forms, report)),
  }
}

/** The number of pieces, unless it is only a limit, such as `> 10`. */
function stockOf(cell = '', forms: ColumnForms, report: Report): Pick<Stock, 'stock'> {
  const { pieces, isLimit } = stockIn(cell, forms)
  if (pieces === undefined || isLimit) return {}
  if (!Number.isInteger(pieces)) report('stock-part', 'stock', cell)
  return { stock: Math.max(0, Math.floor(pieces)) }
}

/** Reads what the shop's own export has written. An owner may have written other words into it. */
export function exactAvailability(cells: Cells, forms: ColumnForms, report: Report): Stock {
  const { shape } = productSchema
  const availability = shape.availability.parse(cells.availability)
  const availableFrom = shape.availableFrom.parse(cells.availableFrom)
  if (!availability && cells.availability !== undefined)
    return readAvailability(cells, forms, report)
  const stock = stockOf(cells.stock, forms, report)
  // The number may have changed since the shop wrote the word beside it.
  const isOut = availability === 'out'
  const counted =
    stock.stock === undefined || availability === 'order' ? undefined : ofPieces(stock.stock)
  const isWrong = counted !== undefined && availability && isOut !== (counted === 'out')
  return {
    ...(availability && { availability: isWrong ? counted : availability }),
    ...(availableFrom !== undefined && { availableFrom }),
    ...stock,
  }
}

/** Reads yes and no, in a column such as 'Available'. */
function answerOf(cell = ''): Availability | undefined {
  if (isYes(cell)) return 'in'
  return isNo(cell) ? 'out' : undefined
}

interface StockText {
  readonly said?: Availability | undefined
  readonly pieces?: number | undefined
  readonly isLimit?: boolean
}

/** What a cell says: the number of pieces in `12`, `> 10`, `Only 2 left` or `Auf Lager: 0`, else its words. */
function stockIn(cell = '', forms: ColumnForms): StockText {
  const parts = stockParts(cell.replace(/https?:\/\/schema\.org\//i, ''))
  const [number, ...others] = parts.filter(({ kind }) => kind === 'number')
  const isCounted = others.length === 0 && parts.every(({ kind }) => COUNTED.has(kind))
  const pieces =
    number && isCounted ? readAmount(number.text, forms.stock, forms.stockMark) : undefined
  if (pieces === undefined) return { said: wordsOf(cell, forms, parts) }
  return { pieces, isLimit: /[<>~≈+]/.test(cell) || parts.some(({ kind }) => kind === 'atLeast') }
}

/** By the words of a cell. That a product is in stock must be all that it says. */
export function wordsOf(
  cell = '',
  forms: ColumnForms,
  parts = stockParts(cell),
): Availability | undefined {
  const exact = productSchema.shape.availability.parse(cell.trim().toLowerCase())
  if (exact !== undefined) return exact
  const kinds = new Set(parts.map(({ kind }) => kind))
  const isDelivery = DELIVERY.test(plainWords(cell))
  const day = dateOf(cell, forms.days, forms.language)
  const isAhead = kinds.has('calendarWeek') || (day !== undefined && day > todayText())
  const isLater = isAhead && !kinds.has('until')
  const isIn = kinds.has('inStock')
  const wait = waitOf(parts, isDelivery)
  if (kinds.has('onRequest')) return 'request'
  if (kinds.has('onOrder')) return 'order'
  if (kinds.has('soldOut')) return isIn && (isLater || wait === 'order') ? 'order' : 'out'
  if (parts.at(-1)?.kind === 'not')
    return [...kinds].every((kind) => ANSWERED.has(kind)) ? 'out' : undefined
  if (wait === 'order' || (isLater && (isIn || !kinds.has('other')))) return 'order'
  if (kinds.has('fewLeft')) return 'few'
  if (isIn) return [...kinds].every((kind) => SURE.has(kind)) ? 'in' : undefined
  return isDelivery ? wait : undefined
}

/** By the longest time: `2-3 Werktage`, `4 weeks`. */
function waitOf(parts: readonly StockPart[], isDelivery: boolean): 'in' | 'order' | undefined {
  const time = parts.find(({ kind }) => TIMES.some((each) => each === kind))
  if (!time) return undefined
  const number = Math.max(...Array.from(time.text.matchAll(/\d+/g), Number))
  const isShort = time.kind === 'hours' || (time.kind === 'days' && number <= MOST_DAYS)
  const isOnlyLater = time.kind !== 'hours' && !isDelivery && /^\D/.test(time.text)
  return isShort && !isOnlyLater ? 'in' : 'order'
}

function ofDelivery(cell: string | undefined, forms: ColumnForms): Availability | undefined {
  return cell === undefined ? undefined : (waitOf(stockParts(cell), true) ?? wordsOf(cell, forms))
}

function ofPieces(pieces: number, backorders = ''): Availability {
  if (pieces > FEW) return 'in'
  if (pieces > 0) return 'few'
  return /^(?:continue|yes|true|1|notify|ja)$/i.test(backorders.trim()) ? 'order' : 'out'
}
