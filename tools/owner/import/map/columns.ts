import { folded } from '#tools/owner/cells/plain-text.ts'
import { isNet } from '#tools/owner/cells/cell-words.ts'
import { COLUMN_NAMES } from './column-names.ts'
import { FIELD_NAMES, fieldRow, isField, type Field } from './fields.ts'

export interface Columns {
  /** By index in the row. Undefined for a column that is not used. */
  readonly fields: readonly (Field | undefined)[]
  readonly unused: readonly string[]
}

/**
 * Recognises columns by their names. If two columns could hold a field, the one with the surer name does.
 *
 * @param chosen by name: the owner's map, then what the file's form fixes; undefined as a value leaves the column out
 */
export function columnsOf(
  names: readonly string[],
  chosen: readonly ReadonlyMap<string, Field | undefined>[],
): Columns {
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
    .flatMap((name, index) => (isChosen(name) ? [] : [{ index, ...guessed(name) }]))
    .sort((a, b) => a.sureness - b.sureness)
  for (const { index, field } of guesses) if (field !== undefined) give(index, field)
  // Without a column 'Price', the first of 'Regular price', 'Sale price' and 'RRP' is the price.
  const only = (['price', 'fullPrice', 'salePrice', 'recommendedPrice'] as const).find((field) =>
    taken.has(field),
  )
  for (const [index, field] of fields) if (field === only) fields.set(index, 'price')
  return {
    fields: names.map((_, index) => fields.get(index)),
    unused: names.filter((name, index) => name !== '' && !fields.has(index)),
  }
}

/** `Preis (EUR)` becomes `preis`, `Größe` becomes `grosse`, `g:image_link` becomes `imagelink`. */
export function columnKey(name: string): string {
  return folded(name.replace(/^g:/i, '').replace(/\([^()]*\)|\[[^[\]]*\]/g, ''))
    .replace(
      /\b(?:in\s+)?(?:inkl|incl|mwst|vat|eur|euro|usd|gbp|chf)\b|\bin\b(?=\W*$)|[^a-z0-9\s]/g,
      '',
    )
    .replace(/\s/g, '')
}

/** The field that a name stands for; the lower the sureness, the surer it is. */
const KNOWN: ReadonlyMap<string, { readonly field: Field; readonly sureness: number }> = new Map(
  FIELD_NAMES.toReversed().flatMap((field) =>
    COLUMN_NAMES[field].split(/\s+/).map((key, sureness) => [key, { field, sureness }] as const),
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
  return isField(name) ? name : KNOWN.get(columnKey(name))?.field
}

/** Whether a cell is the name of a column: those of a header are. */
export function isColumnName(cell: string): boolean {
  return KNOWN.has(columnKey(cell))
}

export function isDescription(name: string): boolean {
  return guessed(name).field === 'description'
}

function guessed(name: string): { field: Field | undefined; sureness: number } {
  const { field, sureness } = KNOWN.get(columnKey(name)) ?? { field: undefined, sureness: 0 }
  return { field, sureness: sureness + (isNet(name) ? NET : 0) }
}

/** Any other column is surer. */
const NET = 1000

/** Columns that are parts of others in the exports of shop systems: `Attribute 1 visible`. */
export function isPartOfOthers(key: string): boolean {
  return /^(?:option|attribute?|download)\d+|^meta/.test(key)
}
