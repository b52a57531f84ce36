import { productSchema, type Product } from '#src/domain/product/product.ts'
import { isNo, isYes } from '#tools/owner/cells/cell-words.ts'
import { dateOf } from '#tools/owner/cells/dates.ts'
import { folded } from '#tools/owner/cells/plain-text.ts'
import type { Cells } from '#tools/owner/import/map/fields.ts'
import type { Report } from '#tools/owner/import/faults.ts'
import { amountIn, readAmount, type ColumnForms } from './column-forms.ts'

export type Stock = Pick<Product, 'availability' | 'availableFrom' | 'stock'>
type Availability = NonNullable<Product['availability']>

/** Up to this many pieces, a shopper reads that only a few are left. */
const FEW = 3

/** A longer delivery counts as 'on order'. */
const MOST_DAYS = 10

const NOT = '(?<!\\b(?:not|no|nicht|kein|keine) (?:mehr )?)\\b'

/** What a cell means by its words, without accents. The first counts: 'not in stock' contains 'in stock'. */
const WORDS: Readonly<Record<Exclude<Availability, 'request'>, RegExp>> = {
  order: new RegExp(
    `${NOT}(?:pre ?-?order|pre ?sale|back ?order|(?:available|made) ?(?:for|to) ?order|on ?(?:order|request)|` +
      'special order|coming soon|available (?:from|on)|order$|(?:auf|per) bestellung|bestell(?:bar|t|artikel|ware)|' +
      'vorbestell|vormerk|nachbestellt|auf anfrage|im zulauf|in k(?:u|ue)rze|demn(?:a|ae)chst|' +
      '(?:lieferbar|verf(?:u|ue)gbar|erh(?:a|ae)ltlich|wieder) ab\\b)',
  ),
  out: new RegExp(
    '\\b(?:out ?of ?stock|sold ?out|unavailable|discontinued|reserved|in ?store ?only|' +
      'ausverkauft|vergriffen|eingestellt|ausgelaufen|out$)|' +
      '\\b(?:not|no|nicht|kein|keine)\\b.*(?:available|stock|order|verf(?:u|ue)gbar|lieferbar|bestellbar|lager|' +
      'vorr(?:a|ae)tig|bestand)',
  ),
  few: new RegExp(
    '\\b(?:limited|low ?stock|low in stock|few|last|almost|nearly|' +
      'nur noch|wenig|begrenzt|knapp|restposten|letzte|gering)',
  ),
  in: new RegExp(
    '\\b(?:in ?stock|available|online ?only|in$|(?:auf|ab|am|an) lager|lagernd|lieferbar|' +
      'verf(?:u|ue)gbar|vorr(?:a|ae)tig|vorhanden|sofort)',
  ),
}

/**
 * What a row says about stock. A number of pieces counts more than 'in stock', and less than 'sold out' or 'on
 * order'.
 */
export function readAvailability(cells: Cells, forms: ColumnForms, report: Report): Stock {
  const said =
    answerOf(cells.availability) ?? wordsOf(cells.availability) ?? wordsOf(cells.published)
  const pieces = piecesOf(cells.stock, forms)
  const from = dateOf(
    cells.availableFrom ?? cells.availability ?? cells.delivery ?? '',
    forms.days,
    forms.language,
  )
  const isUnknown = cells.availability !== undefined && said === undefined
  if (isUnknown) report('availability-unknown', 'availability', cells.availability)
  const counted = pieces === undefined ? wordsOf(cells.stock) : ofPieces(pieces, cells.backorders)
  if (cells.stock !== undefined && counted === undefined)
    report('availability-unknown', 'stock', cells.stock)
  if (cells.availableFrom !== undefined && from === undefined)
    report('no-date', 'availableFrom', cells.availableFrom)
  const availability =
    said === 'out' || said === 'order'
      ? said
      : (counted ?? said ?? (from === undefined ? ofDelivery(cells.delivery) : 'order'))
  return {
    ...(availability !== undefined && { availability }),
    ...(availability === 'order' && from !== undefined && { availableFrom: from }),
    ...(availability !== 'order' && stockOf(cells.stock, forms, report)),
  }
}

/** The number of pieces, unless it is only a limit, such as `> 10`. */
function stockOf(cell = '', forms: ColumnForms, report: Report): Pick<Stock, 'stock'> {
  const pieces =
    /^[-\p{Nd}]/u.test(cell.trim()) && !cell.includes('+') ? piecesOf(cell, forms) : undefined
  if (pieces === undefined) return {}
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

function wordsOf(cell: string | undefined): Availability | undefined {
  const text = folded(cell ?? '')
    .replace(/[^a-z0-9-]+/g, ' ')
    .trim()
  return (['order', 'out', 'few', 'in'] as const).find((each) => WORDS[each].test(text))
}

/** Reads yes and no, in a column such as 'Available'. */
function answerOf(cell = ''): Availability | undefined {
  if (isYes(cell)) return 'in'
  return isNo(cell) ? 'out' : undefined
}

/** The number in `12`, `> 10`, `5+`, `3 Stück` or `1.200`. */
function piecesOf(cell = '', forms: ColumnForms): number | undefined {
  const { before = '', digits, after = '' } = amountIn(cell) ?? {}
  const isAmount =
    /^(?:[<>~≈]=?|ca\.?|mehr als|more than|over)?\s*$/i.test(before) &&
    /^\s*(?:\+|stk\.?|st\.?|stück|stueck|szt\.?|pcs\.?|pieces|paar|uds?\.?|pz\.?)?$/i.test(after)
  return digits !== undefined && isAmount
    ? readAmount(digits, forms.stock, forms.stockMark)
    : undefined
}

function ofPieces(pieces: number, backorders = ''): Availability {
  if (pieces > FEW) return 'in'
  if (pieces > 0) return 'few'
  return /^(?:continue|yes|true|1|notify|ja)$/i.test(backorders.trim()) ? 'order' : 'out'
}

/** By the longest time: `2-3 Werktage`, `4 weeks`. */
function ofDelivery(cell: string | undefined): Availability | undefined {
  const [, number, unit = ''] =
    /(\d+)\s*(h\b|stunde|hour|(?:werk|arbeits)?tag|(?:working |business )?day|woche|week|monat|month)/i.exec(
      cell ?? '',
    ) ?? []
  if (number === undefined) return wordsOf(cell)
  const isLong = /^(?:wo|week|mo)/i.test(unit)
  return !isLong && Number(number) <= (/^[hs]/i.test(unit) ? 24 : 1) * MOST_DAYS ? 'in' : 'order'
}
