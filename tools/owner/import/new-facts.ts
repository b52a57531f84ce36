import type { Entity } from './catalogue.ts'
import type { OwnColumn } from './own-columns.ts'

/** Facts as `shop.json` has them, by their names. */
export type NewFacts = Readonly<
  Record<string, { readonly label: string; readonly unit?: string; readonly filter?: true }>
>

/** A filter with more values does not help. */
const MOST_VALUES = 40

/** How many of ten values must have the same unit. */
const MOST_OF_TEN = 8

const AMOUNT = /^[-+]?\d[\d.,]*\s*([^\d\s.,][^\d]{0,7})$/

const PRICE = /^\D*\d[\d.,]*[.,]\d\d\D*$/

/** How `shop.json` could describe the facts that it does not have yet. */
export function newFacts(
  columns: readonly OwnColumn[],
  entities: readonly Entity[],
  known: ReadonlySet<string>,
): NewFacts {
  return Object.fromEntries(
    columns
      .filter(({ name }) => !known.has(name))
      .map(({ name, column }) => {
        const values = entities.flatMap(({ product }) => product.facts?.[name] ?? [])
        const unit = unitOf(values)
        const different = new Set(values).size
        const isFilter =
          different > 1 &&
          different <= MOST_VALUES &&
          different * 2 <= values.length &&
          !values.every((value) => PRICE.test(value))
        const label = column.replace(/^facts\./, '').replace(/\s*[([].*$/, '')
        return [
          name,
          {
            label: label === '' ? column : label,
            ...(unit !== undefined && { unit }),
            ...(isFilter && { filter: true as const }),
          },
        ]
      }),
  )
}

/** The unit that most values have. */
function unitOf(values: readonly string[]): string | undefined {
  const units = values.flatMap((value) => AMOUNT.exec(value)?.[1] ?? [])
  const [[unit, same] = []] = [...Map.groupBy(units, (each) => each)].sort(
    ([, a], [, b]) => b.length - a.length,
  )
  return same && same.length * 10 >= values.length * MOST_OF_TEN ? unit : undefined
}
