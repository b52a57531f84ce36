import { optionsSchema } from '#src/domain/product/options.ts'
import { colorValue, isPaintable } from '#tools/owner/color-value.ts'
import {
  decodeBlocksCell,
  decodeCell,
  decodeListCell,
  fromJson,
} from '#tools/owner/cells/encoding.ts'
import { isNo, isWord, isYes, plainWords } from '#tools/owner/cells/cell-words.ts'
import type { Report } from '#tools/owner/import/faults.ts'
import type { Cells, Field, Row } from '#tools/owner/import/map/fields.ts'
import type { ImportMap } from '#tools/owner/import/map/map-file.ts'
import { exactAvailability, readAvailability, wordsOf, type Stock } from './availability.ts'
import type { CategoryMatch } from './categories.ts'
import { factText, type ColumnForms } from './column-forms.ts'
import { exactPictures, readPictures, type PictureFolder } from './pictures.ts'
import { isOnRequest, readPrices, readUnitPrice, type PriceList } from './prices.ts'
import { isBarcode } from '#tools/site/barcode.ts'

/** What a row says of a product. Its id, slug and family may be empty. */
export type Item = NonNullable<ReturnType<typeof readItem>>

export interface ItemList extends PriceList {
  readonly defaults: ImportMap['defaults']
  readonly pictures: PictureFolder
}

/** UTF-8 that was read as windows-1252: `GrÃ¶ÃŸe`. */
const GARBLED = /Ã[\u0080-\u00BF‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|\uFFFD/

/** Letters that an encoding does not have: `Gr??e`. */
const LOST_LETTERS = /\p{L}\?+\p{L}/u

/** A number that a spreadsheet shortened: `4.01234E+12`. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i

/** Pieces that are made or found for each request cannot be counted. */
const ON_REQUEST: Stock = { availability: 'request', availableFrom: undefined, stock: undefined }

const isHidden = isWord('hidden')
const isShown = isWord('shown')

/** How the shop that the list comes from marks a product that it does not show. */
export function hiddenBy({ published = '' }: Cells): string | undefined {
  return published.split('\n').find((line) => isHidden(line) || isNo(line))
}

/** A cell that does not say whether the product is shown, nor whether there are any. */
export function visibilityUnknown({ published = '' }: Cells, forms: ColumnForms) {
  return published.split('\n').find((line) => {
    const isKnown = isYes(line) || line.split(/[,;/]/).every((part) => isShown(part))
    return line.trim() !== '' && !isKnown && wordsOf(line, forms) === undefined
  })
}

/** Reads a row; undefined if it makes no product. */
export function readItem(
  { line, cells, facts, texts: others }: Row,
  match: CategoryMatch | undefined,
  list: ItemList,
  report: Report,
) {
  const text = (field: Field) => decodeCell(cells[field] ?? '')
  const texts = (field: Field) => decodeListCell(cells[field] ?? '')
  const name = text('name')
  if (name === '') report('no-name', 'name')
  const prices = readPrices(cells, list, report)
  if (name === '' || !prices || !match) return undefined
  const sku = text('sku')
  const numbers = { id: text('id') || sku, sku, mpn: text('mpn') }
  reportName(name, cells, report)
  const shown = { ...numbers, gtin: text('gtin') }
  for (const field of ['id', 'gtin', 'mpn'] as const) {
    if (SHORTENED.test(shown[field])) report(`shortened-${field}`, field, shown[field])
  }
  return {
    line,
    ...numbers,
    name,
    ...match,
    kind: match.kind,
    ...prices,
    description: decodeBlocksCell(cells.description ?? ''),
    basePrice: readUnitPrice(cells, prices, list, report),
    facts: factsOf(facts, list),
    slug: text('slug'),
    family: text('family'),
    color: text('color'),
    capacity: text('capacity'),
    screen: text('screen'),
    ram: text('ram'),
    resolution: text('resolution'),
    processor: text('processor'),
    camera: text('camera'),
    zoom: text('zoom'),
    cell: texts('cell'),
    guarantee: readGuarantee(cells, list, report),
    repairability: text('repairability'),
    updatesUntil: text('updatesUntil'),
    fits: texts('fits'),
    colorsAvailable: texts('colorsAvailable'),
    capacityAvailable: texts('capacityAvailable'),
    productOptions: readOptions(cells, report),
    ...(readPerishable(cells, report) && { isPerishable: true }),
    texts: others,
    ...(list.isExact ? exactly(cells, list, report) : guess(cells, list, report)),
    ...(isOnRequest(cells) && ON_REQUEST),
  }
}

function factsOf(facts: Row['facts'], { forms, isExact }: ItemList): Row['facts'] {
  if (isExact) return facts
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, factText(name, value, forms)]),
  )
}

function readOptions({ productOptions = '' }: Cells, report: Report): unknown {
  const options = fromJson(optionsSchema, productOptions)
  if (productOptions.trim() !== '' && !options)
    report('options-unread', 'productOptions', productOptions)
  return options
}

/** Years as a bare number, which pages write in their language; `24 Monate` for 24 in a column that says months. */
function readGuarantee({ guarantee = '' }: Cells, list: ItemList, report: Report): string {
  const text = decodeCell(guarantee)
  if (list.isExact || !/^\d+$/.test(text)) return text
  const column = plainWords(list.columnOf('guarantee'))
  const { language } = list.forms
  const written = (unit: string, of: string) =>
    Number(text).toLocaleString(of, { style: 'unit', unit, unitDisplay: 'long' })
  // The first letters are in all forms of the word: `Monat`, `Monate`, `Monaten`.
  const says = (unit: string) =>
    [language, 'en'].some((of) => {
      const word = plainWords(written(unit, of)).replace(/^\P{L}+/u, '')
      return column.includes(word.slice(0, 4))
    })
  if (says('month')) return written('month', language)
  // Most of such are months.
  if (Number(text) <= 10 || says('year')) return text
  report('guarantee-unit', 'guarantee', text)
  return ''
}

function readPerishable({ perishable = '' }: Cells, report: Report): boolean {
  const isPerishable = isYes(perishable)
  if (perishable.trim() !== '' && !isPerishable && !isNo(perishable))
    report('perishable-unknown', 'perishable', perishable)
  return isPerishable
}

/** Cells that the shop's own export has written. */
function exactly(cells: Cells, { forms }: ItemList, report: Report) {
  return {
    gtin: decodeCell(cells.gtin ?? ''),
    ...exactPictures(cells),
    ...exactAvailability(cells, forms, report),
    year: readYear(cells, /^-?\d+$/, report),
    colorValue: decodeCell(cells.colorValue ?? ''),
    brand: decodeCell(cells.brand ?? ''),
  }
}

/** The cells of any other list; the map fills in empty ones. */
function guess(cells: Cells, { defaults, pictures, forms }: ItemList, report: Report) {
  return {
    gtin: readGtin(cells, report),
    ...readPictures(cells, pictures, report),
    ...readAvailability(cells, forms, report),
    year: readYear(cells, /(?<!\d)(?:19|20)\d\d(?!\d)/, report) ?? defaults.year,
    colorValue: readColorValue(cells, report),
    brand: decodeCell(cells.brand ?? '') || (defaults.brand ?? ''),
  }
}

/** Signs in a name that show damage from before the import. */
function reportName(name: string, { color = '', description = '' }: Cells, report: Report): void {
  if (GARBLED.test(`${name}${color}${description}`) || LOST_LETTERS.test(name))
    report('garbled', 'name', name)
  if (/^[\d\s.,]+$/.test(name)) report('name-is-number', 'name', name)
  if (/^=\w+\(/.test(name)) report('formula', 'name', name)
}

const GTIN_LENGTHS = [8, 12, 13, 14]

/** The number below a barcode, with the zeros that a spreadsheet has cut off. A wrong number is only used to search. */
function readGtin(cells: Cells, report: Report): string {
  const text = decodeCell(cells.gtin ?? '')
  const digits = text.replace(/[\s-]/g, '')
  // A shortened number is reported as such.
  if (text === '' || /E\+/i.test(digits)) return ''
  const length = GTIN_LENGTHS.find((each) => each >= digits.length)
  if (length !== undefined && /^\d{6,}$/.test(digits) && isBarcode(digits)) {
    return digits.padStart(length, '0')
  }
  report('gtin-wrong', 'gtin', text)
  return text
}

/** How the colour looks, if the shop cannot paint it by its name. */
function readColorValue(cells: Cells, report: Report): string {
  const written = decodeCell(cells.colorValue ?? '')
  const name = decodeCell(cells.color ?? '')
  if (written !== '' || name === '' || isPaintable(name)) return written
  const value = colorValue(name)
  if (value === undefined) report('color-unknown', 'color', name)
  return value ?? ''
}

/** A year alone, or that of a date. */
function readYear(cells: Cells, pattern: RegExp, report: Report): number | undefined {
  const text = cells.year?.trim() ?? ''
  const [digits] = pattern.exec(text) ?? []
  if (digits !== undefined) return Number(digits)
  if (text !== '') report('no-year', 'year', text)
  return undefined
}
