import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { Settings } from '#src/domain/settings/settings.ts'

/** The ids of all categories of a shop, with those that it does not show. */
export function allCategories({ categories, hiddenCategories }: Settings): Category[] {
  return [...Object.keys(categories), ...hiddenCategories]
}
