import { isNet } from '#tools/owner/cells/cell-words.ts'
import { columnNames, type Field } from './column-names.ts'
import {
  columnKey,
  isInternal,
  isInternalInBrackets,
  isTax,
  nameBeforeUnit,
  taxRank,
  untaxedKey,
} from './column-words.ts'
import { FIELD_NAMES, fieldRow, isField, isPriceField } from './fields.ts'

export type Columns = ReturnType<typeof columnsOf>

/**
 * Recognises columns by their names. If two columns could hold a field, the one with the surer name does.
 *
 * @param chosen by name: the owner's map, then what the file's form fixes; undefined as a value leaves the column out
 */
export function columnsOf(
  names: readonly string[],
  chosen: readonly ReadonlyMap<string, Field | undefined>[],
) {
  const fields = new Map<number, Field>()
  const taken = new Set<Field>()
  const give = (index: number, field: Field, isSaid = false) => {
    const { hasColumns, between } = fieldRow(field)
    if (taken.has(field) && !hasColumns && !(isSaid && between !== undefined)) return
    fields.set(index, field)
    taken.add(field)
  }
  chosen.forEach((part, place) => {
    names.forEach((name, index) => {
      const field = fields.has(index) ? undefined : part.get(name)
      if (field !== undefined) give(index, field, place === 0)
    })
  })
  const isChosen = (name: string) => chosen.some((part) => part.has(name))
  const guesses = names
    .flatMap((name, index) => (isChosen(name) ? [] : [{ index, ...recognised(name) }]))
    .sort((a, b) => (a.sureness ?? 0) - (b.sureness ?? 0))
  for (const { index, field } of guesses) if (field !== undefined) give(index, field)
  // Without a column 'Price', the first of 'Regular price', 'Sale price' and 'RRP' is the price.
  const only = (['price', 'fullPrice', 'salePrice', 'recommendedPrice'] as const).find((field) =>
    taken.has(field),
  )
  for (const [index, field] of fields) if (field === only) fields.set(index, 'price')
  return {
    /** By index in the row. Undefined for a column that is not used. */
    fields: names.map((_, index) => fields.get(index)),
    unused: names.filter((name, index) => name !== '' && !fields.has(index)),
  }
}

/** The field that a name stands for; the lower the sureness, the surer it is. */
interface Recognised {
  readonly field: Field
  readonly sureness: number
}

const KNOWN: ReadonlyMap<string, Recognised> = new Map(
  FIELD_NAMES.toReversed().flatMap((field) =>
    columnNames(field).flatMap((names) =>
      names.map((name, sureness) => [columnKey(name), { field, sureness }] as const),
    ),
  ),
)

/** The names of columns for a message, shortened in case the first line is the whole file. */
export function columnList(columns: readonly string[]): string {
  const LONGEST = 1000
  const list = columns.join(', ')
  return list.length > LONGEST ? `${list.slice(0, LONGEST)}…` : list
}

/** The field that a map file means, by its own name or by that of a column: `fullPrice`, `full price`, `UVP`. */
export function fieldNamed(name: string): Field | undefined {
  return isField(name) ? name : recognised(name)?.field
}

/** Whether a cell is the name of a column: those of a header are. */
export function isColumnName(cell: string): boolean {
  return cell.length <= LONGEST_NAME && recognised(cell) !== undefined
}

/** Whether a column that has found no place stays out: a second description, or a price without the tax. */
export function staysOut(name: string): boolean {
  const found = recognised(name)
  return found?.field === 'description' || (isPrice(found) && isNet(name))
}

/** Longer cells are texts, whatever words are in them. */
const LONGEST_NAME = 60

const INTERNAL: Recognised = { field: 'internal', sureness: 0 }

function recognised(name: string): Recognised | undefined {
  if (isInternalInBrackets(name)) return INTERNAL
  const priced = nameBeforeUnit(name)
  const whole = KNOWN.get(columnKey(name))
  if (priced !== undefined && isPrice(whole ?? recognised(priced)))
    return { field: 'basePrice', sureness: 0 }
  if (whole === undefined && (isInternal(name) || isTax(name))) return INTERNAL
  const found = whole ?? KNOWN.get(untaxedKey(name))
  const rank = isPrice(found) ? taxRank(name) * OF_TAX : 0
  return found && { ...found, sureness: found.sureness + rank }
}

function isPrice(found: Recognised | undefined): boolean {
  return found !== undefined && isPriceField(found.field)
}

/** More than the sureness of any name. */
const OF_TAX = 1000

/** Columns that are parts of others in the exports of shop systems: `Attribute 1 visible`. */
export function isPartOfOthers(key: string): boolean {
  return /^(?:option|attribute?|download|atributo|atrybut|attributo)\D*\d+|^meta/.test(key)
}
