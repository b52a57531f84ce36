import { colorValue, isPaintable } from '#tools/owner/color-value.ts'
import { decodeBlocksCell, decodeListCell, decodeCell } from '#tools/owner/cell-encoding.ts'
import { reportRow, type Context } from './context.ts'
import type { Entry, Field } from './fields.ts'
import { readAvailability } from './read-availability.ts'
import { readGtin } from './read-gtin.ts'
import { readPrices } from './read-prices.ts'
import { readRowPictures } from './read-row-pictures.ts'
import type { CategoryReader } from './read-category.ts'

/** A row that makes a product, before its family, its id and its slug are known. */
export type Row = NonNullable<ReturnType<typeof readRow>>

/** What shops write for products that they do not show. */
const NOT_SHOWN = new RegExp(
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

/** @returns undefined, with a report, if the row is not a product */
export function readRow(entry: Entry, context: Context, categories: CategoryReader) {
  const { facts, line } = entry
  const { isOwn, map } = context
  const text = (field: Field) => decodeCell(facts[field] ?? '')
  const list = (field: Field) => decodeListCell(facts[field] ?? '')

  const [notShown] = NOT_SHOWN.exec(isOwn ? '' : (facts.published ?? '')) ?? []
  if (notShown !== undefined) {
    reportRow(context, {
      level: 'warning',
      rule: 'not-shown',
      line,
      read: notShown,
      message: 'the product is a draft, or hidden',
      fix: 'nothing, if that is right; the product is left out',
    })
    return undefined
  }
  const name = text('name')
  if (name === '') {
    reportRow(context, {
      level: 'error',
      rule: 'no-name',
      line,
      field: 'name',
      message: 'the row has no name',
      fix: 'write the name of the product; the row is left out',
    })
  }
  const prices = readPrices(entry, context)
  const match = categories.read(entry)
  if (name === '' || !prices || !match) return undefined

  const texts = `${name}${facts.color ?? ''}${facts.description ?? ''}`
  for (const { isFault, ...fault } of NAME_RULES) {
    if (isFault(name, texts)) {
      reportRow(context, { level: 'warning', line, field: 'name', read: name, ...fault })
    }
  }
  const sku = text('sku')
  const numbers = { id: text('id') || sku, sku, gtin: readGtin(entry, context), mpn: text('mpn') }
  for (const field of ['id', 'gtin', 'mpn'] as const) {
    const read = field === 'gtin' ? text(field) : numbers[field]
    if (!SHORTENED.test(read)) continue
    reportRow(context, {
      level: 'warning',
      rule: `shortened-${field}`,
      line,
      field,
      read,
      message: 'the spreadsheet has shortened this number',
      fix: 'format the column as text before typing or pasting the numbers',
    })
  }
  return {
    line,
    ...numbers,
    name,
    ...match,
    kind: match.kind,
    ...prices,
    description: decodeBlocksCell(facts.description ?? ''),
    ...readRowPictures(entry, context),
    stock: readAvailability(entry, context),
    own: entry.own,
    slug: text('slug'),
    family: text('family'),
    year: yearOf(entry, context),
    brand: text('brand') || (isOwn ? '' : (map.defaults.brand ?? '')),
    color: text('color'),
    colorValue: text('colorValue') || (isOwn ? '' : valueOfColor(entry, context)),
    capacity: text('capacity'),
    screen: text('screen'),
    ram: text('ram'),
    resolution: text('resolution'),
    processor: text('processor'),
    camera: text('camera'),
    zoom: text('zoom'),
    cell: list('cell'),
    fits: list('fits'),
    colorsAvailable: list('colorsAvailable'),
    capacityAvailable: list('capacityAvailable'),
  }
}

/** How the row's colour looks, if the shop cannot paint it by its name. Reported if nobody knows. */
function valueOfColor({ facts, line }: Entry, context: Context): string {
  const name = decodeCell(facts.color ?? '')
  if (name === '' || isPaintable(name)) return ''
  const value = colorValue(name)
  if (value === undefined) {
    reportRow(context, {
      level: 'warning',
      rule: 'color-unknown',
      line,
      field: 'color',
      read: name,
      message: 'is no colour the shop can paint, and is shown as a gray circle',
      fix: 'write a name that it knows, such as "sea green" or "schwarz", or add a column colorValue with #2e8b57',
    })
  }
  return value ?? ''
}

/** A year alone, or that of a date. */
function yearOf({ facts, line }: Entry, context: Context): number | undefined {
  const text = facts.year?.trim() ?? ''
  const [digits] = (context.isOwn ? /^-?\d+$/ : /(?<!\d)(?:19|20)\d\d(?!\d)/).exec(text) ?? []
  if (digits !== undefined) return Number(digits)
  if (text !== '') {
    reportRow(context, {
      level: 'warning',
      rule: 'no-year',
      line,
      field: 'year',
      read: text,
      message: 'the row names no year',
      fix: 'write a year with four digits, such as 2025, or leave the cell empty',
    })
  }
  return context.isOwn ? undefined : context.map.defaults.year
}
