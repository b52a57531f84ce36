import { isCategory, type Category } from '#src/domain/product/category.ts'
import { checkSettings } from '../check/check-settings.ts'

/** The shop's own names of its categories. */
export function categoryNames(folder: string): Record<string, Category> {
  return Object.fromEntries(
    Object.entries(checkSettings(folder).settings.categories).flatMap(([id, names]) =>
      isCategory(id) ? [names.tile.title, names.title, names.label].map((name) => [name, id]) : [],
    ),
  )
}
