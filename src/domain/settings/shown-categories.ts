import { CATEGORIES, type Category } from '#src/domain/product/category.ts'
import { SETTINGS } from './settings.ts'

/** The categories that this shop has. */
export const SHOWN_CATEGORIES = CATEGORIES.filter((category) => SETTINGS.categories[category])

export function isShownCategory(value: string): value is Category {
  return SHOWN_CATEGORIES.some((category) => category === value)
}

/** A category's name in the navigation. */
export function categoryLabel(category: Category): string {
  return SETTINGS.categories[category]?.label ?? category
}
