import type { Fault } from '#tools/owner/import/faults.ts'
import type { Field, Row } from './fields.ts'

/** A program whose exports are known by the names of their columns. */
export interface System {
  /** For people: `Shopify products`. */
  readonly name: string
  /**
   * Whether a list is its export, by its columns.
   *
   * @param keys in any language and spelling: `image_link` and `Image link` are `imagelink`
   * @param names as they are written
   */
  readonly isOf: (keys: ReadonlySet<string>, names: ReadonlySet<string>) => boolean
  /** What its columns hold, by their keys; undefined for those that hold nothing of a product. */
  readonly columns: ReadonlyMap<string, Field | undefined>
  /** Which other columns, by their keys, its rules read. */
  readonly isPart?: RegExp
  /** Makes a row for each product, if the file has other rows. */
  readonly products?: (
    rows: readonly Row[],
    keys: ReadonlySet<string>,
  ) => {
    readonly rows: readonly Row[]
    readonly problems: readonly Fault[]
    /** The facts that are not columns, with their labels. */
    readonly facts?: readonly { readonly name: string; readonly column: string }[]
  }
  /** Whether its cells are exactly what the shop has: nothing is guessed, cleaned or repaired. */
  readonly isExact?: true
}

/**
 * @param fields of columns whose names alone would say something else
 * @param others the keys of columns that hold nothing of a product, with spaces between them
 */
export function systemColumns(
  fields: Readonly<Record<string, Field>>,
  ...others: readonly string[]
): System['columns'] {
  const keys = others.flatMap((line) => line.split(' '))
  return new Map([...Object.entries(fields), ...keys.map((key) => [key, undefined] as const)])
}
