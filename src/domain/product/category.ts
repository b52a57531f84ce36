import * as z from 'zod/mini'

/** The first path segment of lists and product pages, and the name of the category's detail file. */
export const CATEGORIES = ['phones', 'tablets', 'accessories'] as const

export const categorySchema = z.enum(CATEGORIES)

export type Category = z.infer<typeof categorySchema>

export function isCategory(value: string): value is Category {
  return categorySchema.safeParse(value).success
}
