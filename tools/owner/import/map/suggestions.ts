import { nearest } from '#tools/site/nearest.ts'
import type { Columns } from './columns.ts'
import { digitsOf } from '#tools/owner/cells/numbers.ts'
import type { TableRow } from '#tools/owner/import/parse/table.ts'
import { columnNames } from './column-names.ts'
import { columnKey } from './column-words.ts'
import { FIELD_NAMES, fieldRow, isPriceField, type Field } from './fields.ts'

/** A column that is not used, with some of its cells. */
export interface Unused {
  readonly name: string
  readonly cells: readonly string[]
  /** Whether it holds addresses or files, which are never published. */
  readonly isPrivate: boolean
}

/** Shorter names are like too many others, and longer ones like none. */
const [SHORTEST, LONGEST] = [5, 40]

/** How many of ten cells must be what a field holds. */
const MOST_OF_TEN = 8

/** The longest name of a product that is likely. */
const LONGEST_NAME = 120

const WORDS: ReadonlyMap<string, Field> = new Map(
  FIELD_NAMES.filter((field) => field !== 'internal').flatMap((field) =>
    columnNames(field)
      .flat()
      .map(columnKey)
      .filter((word) => word.length >= SHORTEST)
      .map((word): [string, Field] => [word, field]),
  ),
)

/**
 * The field that a column seems to be, by its name with a typing error after its first letter, if its cells could be
 * that and no other column fills it.
 */
export function likelyField({ name, cells }: Unused, filled: Columns['fields']): Field | undefined {
  const key = columnKey(name)
  if (key.length < SHORTEST || key.length > LONGEST) return undefined
  const words = [...WORDS.keys()].filter((word) => word.startsWith(key.slice(0, 1)))
  const field = WORDS.get(nearest(key, words) ?? '')
  const isFree =
    field !== undefined && (fieldRow(field).hasColumns === true || !filled.includes(field))
  return isFree && couldBe(field, cells) ? field : undefined
}

/** The column that most likely holds a field that the list must have. */
export function likelyColumn(
  field: Field,
  { unused }: { readonly unused: readonly Unused[] },
): string | undefined {
  const possible = unused.filter(
    ({ name, cells }) => name.length <= LONGEST && cells.length > 0 && couldBe(field, cells),
  )
  return (possible.find((column) => likelyField(column, []) === field) ?? possible[0])?.name
}

/** Suppliers may call the names of their articles descriptions: such a column, if no other has names. */
export function nameInDescription(
  columns: readonly string[],
  fields: Columns['fields'],
  rows: readonly TableRow[],
): Map<string, Field> {
  const index = fields.indexOf('description')
  const cells = rows.map((row) => (row.cells[index] ?? '').trim()).filter((cell) => cell !== '')
  const isName = !fields.includes('name') && cells.length > 0 && couldBe('name', cells)
  return new Map(isName ? [[columns[index] ?? '', 'name']] : [])
}

function couldBe(field: Field, cells: readonly string[]): boolean {
  const share = (test: (cell: string) => boolean) =>
    cells.filter(test).length * 10 >= cells.length * MOST_OF_TEN
  const isPicture = field === 'image' || field === 'images'
  if (!isPicture && share((cell) => /^https?:/i.test(cell))) return false
  if (isPriceField(field)) return share(isAmount)
  if (field === 'stock') return share((cell) => /^\D{0,9}\d+\D{0,9}$/.test(cell))
  if (field === 'year') return share((cell) => /(?:19|20)\d\d/.test(cell))
  if (isPicture) {
    return share((cell) => /\.(?:jpe?g|png|webp|avif|gif)\b|^https?:/i.test(cell))
  }
  if (field !== 'name') return true
  // The name of the shop or of a group is the same in all rows.
  return share(isName) && new Set(cells).size * 10 >= cells.length * MOST_OF_TEN
}

/** A number with cents or a currency, or one that is neither a year nor a barcode. */
function isAmount(cell: string): boolean {
  const digits = digitsOf(cell)
  return (
    digits !== undefined &&
    (digits !== cell.trim() || !/^(?:(?:19|20)\d\d|0\d*|\d{7,})$/.test(digits))
  )
}

function isName(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && cell.length <= LONGEST_NAME && !/^https?:|\.\w{3,4}$/.test(cell)
}
