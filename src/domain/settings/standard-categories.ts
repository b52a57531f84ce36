/** The ids of the categories that a shop has unless its settings name others (specification, section 2). */
export const STANDARD_CATEGORIES = ['phones', 'tablets', 'accessories'] as const

export type StandardCategory = (typeof STANDARD_CATEGORIES)[number]

export function isStandardCategory(id: string): boolean {
  return STANDARD_CATEGORIES.some((standard) => standard === id)
}
