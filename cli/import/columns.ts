import { FIELD_NAMES, FIELDS, FIELDS_OF_COLUMNS, type Field } from './fields.ts'

/** Which column holds what. */
export interface Columns {
  /** By place in the row. Undefined for a column that is not used. */
  readonly fields: readonly (Field | undefined)[]
  /** The names of columns that are not used, in the file's order. */
  readonly unused: readonly string[]
}

/**
 * Recognises columns by their names. Where two columns could hold a field, the surer name has it.
 *
 * @param chosen by name: the owner's map, and what the file's form fixes; undefined as a value leaves the column out
 */
export function columnsOf(
  names: readonly string[],
  chosen: ReadonlyMap<string, Field | undefined>,
): Columns {
  const fields = new Map<number, Field>()
  const taken = new Set<Field>()
  const give = (place: number, field: Field) => {
    if (taken.has(field) && !FIELDS_OF_COLUMNS.has(field)) return
    fields.set(place, field)
    taken.add(field)
  }
  names.forEach((name, place) => {
    const field = chosen.get(name)
    if (field !== undefined) give(place, field)
  })
  const guesses = names
    .flatMap((name, place) => (chosen.has(name) ? [] : [{ place, ...guessed(name) }]))
    .sort((a, b) => a.sureness - b.sureness)
  for (const { place, field } of guesses) if (field !== undefined) give(place, field)
  // Of 'Regular price' and 'Sale price' alone, the first is the usual price.
  const only = (['price', 'fullPrice', 'salePrice'] as const).find((field) => taken.has(field))
  for (const [place, field] of fields) if (field === only) fields.set(place, 'price')
  return {
    fields: names.map((_, place) => fields.get(place)),
    unused: names.filter((name, place) => name !== '' && !fields.has(place)),
  }
}

/** `Preis (EUR)` becomes `preis`, `Größe` becomes `grosse`, `g:image_link` becomes `imagelink`. */
export function columnKey(name: string): string {
  return name
    .replace(/^g:/i, '')
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\b(?:in|inkl|incl|mwst|vat|eur|euro|usd|gbp|chf)\b|[^a-z0-9\s]/g, '')
    .replace(/\s/g, '')
}

function guessed(name: string): { field: Field | undefined; sureness: number } {
  const key = columnKey(name)
  const places = FIELD_NAMES.map((field) => {
    const known: readonly string[] = FIELDS[field]
    return { field, sureness: known.indexOf(key) }
  })
  return places.find(({ sureness }) => sureness >= 0) ?? { field: undefined, sureness: 0 }
}
