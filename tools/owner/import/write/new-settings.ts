import { categoryId } from '#tools/site/settings/category-settings.ts'
import type { Entity } from '#tools/owner/catalogue.ts'
import { keyOf, WORD_CATEGORIES } from '#tools/owner/import/check/categories.ts'
import type { CheckedList } from '#tools/owner/import/check/check-list.ts'
import type { FactColumn } from '#tools/owner/import/map/fact-columns.ts'

/** A filter with more values does not help. */
const MOST_VALUES = 40

/** How many of ten values must have the same unit. */
const MOST_OF_TEN = 8

const AMOUNT = /^[-+]?\d[\d.,]*\s*([^\d\s.,][^\d]{0,7})$/

const PRICE = /^\D*\d[\d.,]*[.,]\d\d\D*$/

/** How `shop.json` could describe the facts that it does not have yet. */
export function newFacts(
  columns: readonly Pick<FactColumn, 'name' | 'column'>[],
  entities: readonly Entity[],
  known: ReadonlySet<string>,
) {
  const facts = entities.map(({ product }) => new Map(Object.entries(product.facts ?? {})))
  return Object.fromEntries(
    columns
      .filter(({ name }) => !known.has(name))
      .flatMap(({ name, column }) => {
        const values = facts.flatMap((ofProduct) => ofProduct.get(name) ?? [])
        if (values.length === 0) return []
        const unit = unitOf(values)
        const different = new Set(values).size
        const isFilter =
          different > 1 &&
          different <= MOST_VALUES &&
          different * 2 <= values.length &&
          !values.every((value) => PRICE.test(value))
        const label = column.replace(/^facts\./, '').replace(/\s*[([].*$/, '')
        return [
          [
            name,
            {
              label: label === '' ? column : label,
              ...(unit !== undefined && { unit }),
              ...(isFilter && { filter: true as const }),
            },
          ],
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

type NewCategory = string | { readonly id: string; readonly label: string }

/** More would not stand side by side in the shop's header. */
const MOST_CATEGORIES = 8

/** Whether a shop has named no categories of its own. */
export function areStandard(categories: readonly string[]): boolean {
  return categories.every((id) => WORD_CATEGORIES.includes(id))
}

/**
 * How `shop.json` could name the categories that it does not know; all of the list, if it has none of its own yet. The
 * category of `Bikes > Trekking, Sale` is Trekking, or Bikes if there are too many of its kind.
 */
export function newCategories(
  { categoryCells, unknownCategories, pathsOf }: CheckedList,
  categories: readonly string[],
): NewCategory[] {
  if (unknownCategories.length === 0) return []
  const isAll = areStandard(categories)
  const paths = (isAll ? categoryCells : unknownCategories).map((cell) => pathsOf(cell)[0] ?? [])
  const last = named(
    paths.map((path) => path.at(-1) ?? ''),
    isAll ? [] : categories,
  )
  return last.length <= MOST_CATEGORIES
    ? last
    : named(
        paths.map(([first = '']) => first),
        isAll ? [] : categories,
      )
}

/** Each name once, with an id of its own if the one that its name has is taken. */
function named(labels: readonly string[], ids: readonly string[]): NewCategory[] {
  const taken = new Set(ids)
  return [...Map.groupBy(labels, keyOf).values()].flatMap(([label = ''], index): NewCategory[] => {
    if (label === '') return []
    const own = categoryId(label) || `category-${index + 1}`
    const id = [own, ...labels.map((_, more) => `${own}-${more + 2}`)].find(
      (each) => !taken.has(each),
    )
    taken.add(id ?? own)
    return [id === categoryId(label) ? label : { id: id ?? own, label }]
  })
}
