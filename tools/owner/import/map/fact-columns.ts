import { slugOf } from '#src/domain/text/slugs.ts'
import { TAKEN_NAMES } from '#tools/site/settings/fact-settings.ts'
import type { Settings } from '#tools/site/settings/read-settings.ts'
import { columnKey } from './column-words.ts'
import { fieldRow, type Field } from './fields.ts'

/** How a map file and the shop's own export name a fact of the shop: `facts.material`. */
const FACT = /^facts\.([a-z][\da-z-]*)$/i

/** The name of the fact that says what a price is for, unless for a piece: `kg`. */
export const PRICE_PER = 'price-per'

export interface FactColumn {
  readonly index: number
  readonly column: string
  readonly name: string
  /** The unit that the column's name has in brackets: `kg`. */
  readonly unit: string | undefined
  /** Whether only the owner's wish to keep columns makes it a fact. */
  readonly isKept: boolean
}

export function factName(text: string): string | undefined {
  return FACT.exec(text)?.[1]
}

/**
 * The columns that become facts: those that the map or the file itself names so, those that are called like a fact of
 * the shop, and those that are kept.
 *
 * @param said what the map says of columns; undefined for those that are not facts
 * @param kept columns that nothing is read from; undefined if the owner does not want them
 */
export function factColumns(
  columns: readonly string[],
  fields: readonly (Field | undefined)[],
  {
    said,
    facts,
    sign,
    kept,
  }: {
    readonly said: ReadonlyMap<string, string | undefined>
    readonly facts: NonNullable<Settings['facts']>
    /** Of the shop's currency, for prices that have none. */
    readonly sign: string
    readonly kept: ReadonlySet<string> | undefined
  },
): FactColumn[] {
  const taken = new Set(said.values())
  const labelled = labelsOf(facts)
  return columns.flatMap((column, index) => {
    const field = fields[index]
    const isShowable = field !== undefined && fieldRow(field).isFact === true
    const isFree = (field === undefined && !said.has(column)) || isShowable
    const isKept = isFree && (isShowable || kept?.has(column) === true)
    const known =
      said.get(column) ??
      (said.has(column) ? undefined : factName(column)) ??
      (isFree ? labelled.get(keyOf(column)) : undefined)
    const name =
      known ?? (isKept ? factNameFor(field === 'weight' ? field : column, taken) : undefined)
    if (name === undefined) return []
    taken.add(name)
    const [, inBrackets] = /[([]\s*([^\d()[\]]{1,8}?)\s*[)\]]$/.exec(column) ?? []
    const unit = /grams\W*$/i.test(column) ? 'g' : inBrackets
    return [
      {
        index,
        column,
        name,
        isKept: known === undefined && !isShowable,
        unit: unit ?? (field === 'recommendedPrice' || field === 'basePrice' ? sign : undefined),
      },
    ]
  })
}

/** Whether a column is called like a fact that the shop declares. */
export function isOwnFact(column: string, facts: NonNullable<Settings['facts']>): boolean {
  return labelsOf(facts).has(keyOf(column))
}

function labelsOf(facts: NonNullable<Settings['facts']>): Map<string, string> {
  return new Map(
    Object.entries(facts).flatMap(([name, { label }]) =>
      [name, label].map((each) => [keyOf(each), name] as const),
    ),
  )
}

/** Columns and labels are alike without units and spaces. */
function keyOf(name: string): string {
  return columnKey(name) || name
}

/** `Gewicht (kg)` becomes `gewicht`; a name that is taken gets a number. */
export function factNameFor(
  column: string,
  taken: ReadonlySet<string | undefined> = new Set(),
): string {
  const slug = slugOf(column.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')).replace(/[^a-z\d-]+/g, '')
  const base = /^[a-z]/.test(slug) ? slug : `fact-${slug}`.replace(/-$/, '')
  const isFree = (name: string) => !taken.has(name) && !TAKEN_NAMES.includes(name)
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}-${number}`
    if (isFree(name)) return name
  }
}

/** The cell as a fact's value: a number gets the unit of its column. */
export function valueOfFact(cell: string, { unit }: FactColumn): string {
  if (unit === undefined || !/^[-+]?\d[\d.,]*$/.test(cell)) return cell
  return /^[$£¥]$/.test(unit) ? `${unit}${cell}` : `${cell} ${unit}`
}
