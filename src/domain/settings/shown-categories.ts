import { SETTINGS } from './settings.ts'

export const SHOWN_CATEGORIES: readonly Category[] = Object.keys(SETTINGS.categories)

export function isShownCategory(value: string): boolean {
  return SHOWN_CATEGORIES.includes(value)
}

export function categoryLabel(category: Category): string {
  return SETTINGS.categories[category]?.label ?? category
}

export function labelInSentence(category: Category): string {
  return inSentence(categoryLabel(category))
}

/** A label within a sentence: in small letters, except in languages that write nouns with a capital. */
export function inSentence(label: string): string {
  return SETTINGS.language.startsWith('en') ? label.toLowerCase() : label
}

/** The first path segment of lists and product pages, and the name of the category's detail file. */
export type Category = string
