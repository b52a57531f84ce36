import { SETTINGS } from './settings.ts'

/** The categories that this shop has. */
export const SHOWN_CATEGORIES: readonly Category[] = Object.keys(SETTINGS.categories)

export function isShownCategory(value: string): boolean {
  return SHOWN_CATEGORIES.includes(value)
}

/** A category's name in the navigation. */
export function categoryLabel(category: Category): string {
  return SETTINGS.categories[category]?.label ?? category
}

/** A category's name within a sentence. */
export function labelInSentence(category: Category): string {
  return inSentence(categoryLabel(category))
}

/** A label of the settings within a sentence: small, except in languages that write nouns with a capital letter. */
export function inSentence(label: string): string {
  return SETTINGS.language.startsWith('en') ? label.toLowerCase() : label
}

/**
 * The id of a category, one of those that the shop's settings name: the first path segment of lists and product pages,
 * and the name of the category's detail file.
 */
export type Category = string
