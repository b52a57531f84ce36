import { isCategory, type Category } from '#src/domain/product/category.ts'
import type { Settings } from '#src/domain/settings/settings.ts'

/** The shop's own names of its categories. */
export function categoryNames({ categories }: Settings): Record<string, Category> {
  return Object.fromEntries(
    Object.entries(categories).flatMap(([id, names]) =>
      isCategory(id) ? [names.tile.title, names.title, names.label].map((name) => [name, id]) : [],
    ),
  )
}
