import { slugOf } from '#src/domain/address/slug-of.ts'
import { settingsSchema } from '#src/domain/settings/settings-schema.ts'
import { WORD_CATEGORIES } from './category-words.ts'
import type { CategoryReader } from './read-category.ts'

/** As `shop.json` has them. */
type NewCategory = string | { readonly id: string; readonly label: string }

/** More would not stand side by side in the shop's header. */
const MOST = 8

/** Whether a shop has named no categories of its own. */
export function areStandard(categories: readonly string[]): boolean {
  return categories.every((id) => WORD_CATEGORIES.includes(id))
}

/**
 * How `shop.json` could name the categories that it does not know; all of the list, if it has none of its own yet. The
 * category of `Bikes > Trekking, Sale` is Trekking, or Bikes if there are too many of its kind.
 */
export function newCategories(
  { all, unknown }: CategoryReader,
  categories: readonly string[],
): NewCategory[] {
  if (unknown.size === 0) return []
  const cells = areStandard(categories) ? all : unknown.keys()
  const paths = [...cells].map((cell) =>
    (cell.split(/[,;|\n]/)[0] ?? '').split(/[>»/]/).map((step) => step.trim()),
  )
  const last = named(paths.map((path) => path.at(-1) ?? ''))
  return last.length <= MOST ? last : named(paths.map(([first = '']) => first))
}

function named(labels: readonly string[]): NewCategory[] {
  const bySlug = new Map(labels.map((label) => [slugOf(label), label]))
  return [...bySlug].flatMap(([slug, label], index) => {
    const possible = [label, { id: slug, label }, { id: `category-${index + 1}`, label }]
    return label === '' ? [] : (possible.find(isCategory) ?? [])
  })
}

function isCategory(category: NewCategory): boolean {
  return settingsSchema.shape.categories.safeParse([category]).success
}
