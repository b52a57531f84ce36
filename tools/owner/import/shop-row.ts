import { columnKey } from './columns.ts'
import type { Option } from './choices.ts'
import { FIELD_NAMES, type Entry, type Facts, type Field } from './fields.ts'

/** A row of a shop system's export, with the cells that only its own rules read. */
export interface ShopRow extends Entry {
  /** By the key of the column: `option1value`. */
  readonly cells: ReadonlyMap<string, string>
}

/** What a system's columns hold, by their keys; undefined for those whose cells only its own rules read. */
export type ShopColumns = ReadonlyMap<string, Field | undefined>

/**
 * @param fields of columns whose names alone would say something else
 * @param others the keys of columns that hold no fact of a product, with spaces between them
 */
export function shopColumns(
  fields: Readonly<Record<string, Field>>,
  ...others: readonly string[]
): ShopColumns {
  const keys = others.flatMap((line) => line.split(' '))
  return new Map([...Object.entries(fields), ...keys.map((key) => [key, undefined] as const)])
}

const OPTION = /^(?:option|attribute?)(\d+)(name|value|wert)$/

/** Facts of a variant. All others are its product's, and may be only in the product's row. */
const OF_VARIANT: ReadonlySet<Field> = new Set([
  ...(['id', 'sku', 'gtin', 'mpn', 'price', 'fullPrice', 'salePrice', 'image'] as const),
  ...([
    'color',
    'capacity',
    'slug',
    'stock',
    'backorders',
    'availability',
    'availableFrom',
  ] as const),
])

/** Columns that are parts of others: `Attribute 1 visible`. */
const DETAIL = /^(?:option|attribute?)\d+|^meta/

export function isDetailColumn(column: string): boolean {
  return DETAIL.test(columnKey(column))
}

/** The cells of columns that hold no fact. */
export function ownCells(
  keys: readonly string[],
  fields: readonly (Field | undefined)[],
  cells: readonly string[],
): Map<string, string> {
  return new Map(
    keys.flatMap((key, index) => {
      const cell = (cells[index] ?? '').trim()
      return cell === '' || fields[index] !== undefined ? [] : [[key, cell]]
    }),
  )
}

/** The options of a row, whose names may stand in another row only. */
export function optionsOf(row: ShopRow, named: ShopRow = row): Option[] {
  return [...row.cells].flatMap(([key, value]) => {
    const [, number, part] = OPTION.exec(key) ?? []
    if (number === undefined || part === 'name') return []
    const prefix = key.slice(0, -(part ?? '').length)
    return [
      { name: row.cells.get(`${prefix}name`) ?? named.cells.get(`${prefix}name`) ?? '', value },
    ]
  })
}

/** What a product says about all of its variants. */
export function sharedFacts(facts: Facts): Facts {
  const shared: Facts = {}
  for (const field of FIELD_NAMES) {
    const text = facts[field]
    if (text !== undefined && !OF_VARIANT.has(field)) shared[field] = text
  }
  return shared
}
