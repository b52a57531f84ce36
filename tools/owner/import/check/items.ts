import { colorValue, isPaintable } from '#tools/owner/color-value.ts'
import { decodeBlocksCell, decodeCell, decodeListCell } from '#tools/owner/cells/encoding.ts'
import type { Cells, Field, Row } from '#tools/owner/import/map/fields.ts'
import type { ImportMap } from '#tools/owner/import/map/map-file.ts'
import { shownCell } from '#tools/owner/problem.ts'
import { exactAvailability, readAvailability } from './availability.ts'
import type { CategoryMatch } from './categories.ts'
import { exactPictures, readPictures, type PictureFolder } from './pictures.ts'
import { readPrices, type PriceList } from './prices.ts'
import { doubtful, sure, type Fault, type Reading } from './reading.ts'

/** What a row says of a product. Its id, slug and family may be empty. */
export type Item = NonNullable<ReturnType<typeof readItem>['value']>

/** What reading a row needs to know about its list and its shop. */
export interface ItemList extends PriceList {
  readonly defaults: ImportMap['defaults']
  readonly pictures: PictureFolder
}

/** What shops write for products that they do not show. */
const HIDDEN = new RegExp(
  '^(?:draft|archived|inactive|unlisted|hidden|private|pending|trash|false|no|0|-1|' +
    'entwurf|inaktiv|archiviert|versteckt|privat|falsch|nein)$',
  'im',
)

/** Signs in a name that something went wrong before the import. */
const NAME_RULES: readonly {
  readonly rule: string
  readonly isFault: (name: string, texts: string) => boolean
  readonly message: string
  readonly fix: string
}[] = [
  {
    rule: 'garbled',
    isFault: (name, texts) => GARBLED.test(texts) || LOST_LETTERS.test(name),
    message: 'letters are garbled',
    fix: 'save the file as UTF-8, or name its encoding: --encoding windows-1252',
  },
  {
    rule: 'name-is-number',
    isFault: (name) => /^[\d\s.,]+$/.test(name),
    message: 'the name is only a number',
    fix: 'check that the cells of the row are in the right columns',
  },
  {
    rule: 'formula',
    isFault: (name) => /^=\w+\(/.test(name),
    message: 'the cell has a formula instead of its result',
    fix: 'save the file as CSV in your spreadsheet, or write the text',
  },
]

/** UTF-8 that was read as windows-1252: `GrÃ¶ÃŸe`. */
const GARBLED = /Ã[\u0080-\u00BF‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|\uFFFD/

/** Letters that an encoding does not have: `Gr??e`. */
const LOST_LETTERS = /\p{L}\?+\p{L}/u

/** A number that a spreadsheet shortened: `4.01234E+12`. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i

/** Whether the shop that the list comes from does not show the product. */
export function hiddenFault({ published = '' }: Cells): Fault | undefined {
  const [read] = HIDDEN.exec(published) ?? []
  if (read === undefined) return undefined
  return {
    level: 'warning',
    rule: 'not-shown',
    read: shownCell(read),
    message: 'the product is a draft, or hidden',
    fix: 'nothing, if that is right; the product is left out',
  }
}

/** Reads a row; undefined if it makes no product. */
export function readItem(
  { line, cells, facts }: Row,
  match: CategoryMatch | undefined,
  list: ItemList,
) {
  const text = (field: Field) => decodeCell(cells[field] ?? '')
  const texts = (field: Field) => decodeListCell(cells[field] ?? '')
  const name = text('name')
  const prices = readPrices(cells, list)
  if (name === '' || !prices.value || !match) {
    return { value: undefined, faults: [...(name === '' ? [NO_NAME] : []), ...prices.faults] }
  }
  const sku = text('sku')
  const numbers = { id: text('id') || sku, sku, mpn: text('mpn') }
  const guessed = list.isExact ? exactly(cells) : guess(cells, list)
  const { gtin, pictures, stock, year, color, brand } = guessed
  const value = {
    line,
    ...numbers,
    gtin: gtin.value,
    name,
    ...match,
    kind: match.kind,
    ...prices.value,
    description: decodeBlocksCell(cells.description ?? ''),
    ...pictures.value,
    stock: stock.value,
    facts,
    slug: text('slug'),
    family: text('family'),
    year: year.value,
    brand: text('brand') || brand,
    color: text('color'),
    colorValue: color.value,
    capacity: text('capacity'),
    screen: text('screen'),
    ram: text('ram'),
    resolution: text('resolution'),
    processor: text('processor'),
    camera: text('camera'),
    zoom: text('zoom'),
    cell: texts('cell'),
    fits: texts('fits'),
    colorsAvailable: texts('colorsAvailable'),
    capacityAvailable: texts('capacityAvailable'),
  }
  const faults = [
    ...prices.faults,
    ...nameFaults(name, cells),
    ...gtin.faults,
    ...shortenedFaults({ id: numbers.id, gtin: text('gtin'), mpn: numbers.mpn }),
    ...[pictures, stock, year, color].flatMap((reading) => reading.faults),
  ]
  return { value, faults }
}

/** Cells that the shop's own export has written. */
function exactly(cells: Cells) {
  return {
    gtin: sure(decodeCell(cells.gtin ?? '')),
    pictures: sure(exactPictures(cells)),
    stock: exactAvailability(cells),
    year: readYear(cells, /^-?\d+$/),
    color: sure(decodeCell(cells.colorValue ?? '')),
    brand: '',
  }
}

/** The same cells of any other list, and what the map says of those that are empty. */
function guess(cells: Cells, { defaults, pictures }: ItemList) {
  const year = readYear(cells, /(?<!\d)(?:19|20)\d\d(?!\d)/)
  return {
    gtin: readGtin(cells),
    pictures: readPictures(cells, pictures),
    stock: readAvailability(cells),
    year: { ...year, value: year.value ?? defaults.year },
    color: readColorValue(cells),
    brand: defaults.brand ?? '',
  }
}

const NO_NAME: Fault = {
  level: 'error',
  rule: 'no-name',
  field: 'name',
  message: 'the row has no name',
  fix: 'write the name of the product; the row is left out',
}

function nameFaults(name: string, { color = '', description = '' }: Cells): Fault[] {
  return NAME_RULES.filter(({ isFault }) => isFault(name, `${name}${color}${description}`)).map(
    ({ rule, message, fix }) => ({
      level: 'warning',
      rule,
      field: 'name',
      read: shownCell(name),
      message,
      fix,
    }),
  )
}

function shortenedFaults(numbers: Readonly<Record<'id' | 'gtin' | 'mpn', string>>): Fault[] {
  return (['id', 'gtin', 'mpn'] as const)
    .filter((field) => SHORTENED.test(numbers[field]))
    .map((field) => ({
      level: 'warning',
      rule: `shortened-${field}`,
      field,
      read: shownCell(numbers[field]),
      message: 'the spreadsheet has shortened this number',
      fix: 'format the column as text before typing or pasting the numbers',
    }))
}

/** The lengths of the numbers below barcodes. */
const GTIN_LENGTHS = [8, 12, 13, 14]

/** The number below a barcode, with the zeros that a spreadsheet has cut off; empty if it is wrong. */
function readGtin(cells: Cells): Reading<string> {
  const text = decodeCell(cells.gtin ?? '')
  const digits = text.replace(/[\s-]/g, '')
  // A shortened number is reported as such.
  if (text === '' || /E\+/i.test(digits)) return sure('')
  const length = GTIN_LENGTHS.find((each) => each >= digits.length)
  if (length !== undefined && /^\d{6,}$/.test(digits) && isCheckDigitRight(digits)) {
    return sure(digits.padStart(length, '0'))
  }
  return doubtful('', {
    level: 'warning',
    rule: 'gtin-wrong',
    field: 'gtin',
    read: shownCell(text),
    message: 'is no number of a barcode: a digit is missing or wrong',
    fix: 'type all digits below the barcode, such as 4006381333931; it is left out',
  })
}

/** The last digit makes the sum of all digits, every second one times three from the right, end in zero. */
function isCheckDigitRight(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** How the colour looks, if the shop cannot paint it by its name. */
function readColorValue(cells: Cells): Reading<string> {
  const written = decodeCell(cells.colorValue ?? '')
  const name = decodeCell(cells.color ?? '')
  if (written !== '' || name === '' || isPaintable(name)) return sure(written)
  const value = colorValue(name)
  if (value !== undefined) return sure(value)
  return doubtful('', {
    level: 'warning',
    rule: 'color-unknown',
    field: 'color',
    read: shownCell(name),
    message: 'is no colour the shop can paint, and is shown as a gray circle',
    fix: 'write a name that it knows, such as "sea green" or "schwarz", or add a column colorValue with #2e8b57',
  })
}

/** A year alone, or that of a date. */
function readYear(cells: Cells, pattern: RegExp): Reading<number | undefined> {
  const text = cells.year?.trim() ?? ''
  const [digits] = pattern.exec(text) ?? []
  if (digits !== undefined) return sure(Number(digits))
  if (text === '') return sure(undefined)
  return doubtful(undefined, {
    level: 'warning',
    rule: 'no-year',
    field: 'year',
    read: shownCell(text),
    message: 'the row names no year',
    fix: 'write a year with four digits, such as 2025, or leave the cell empty',
  })
}
