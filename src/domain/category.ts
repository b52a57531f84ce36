import * as z from 'zod/mini'

/** The first path segment of every list and product page, and the name of the category's detail file. */
export const CATEGORIES = ['phones', 'tablets', 'accessories'] as const

export const categorySchema = z.enum(CATEGORIES)

export type Category = z.infer<typeof categorySchema>

/** Names as they stand in the navigation and, followed by 'page', in the lists' titles. */
export const CATEGORY_LABELS = {
  phones: 'Phones',
  tablets: 'Tablets',
  accessories: 'Accessories',
} as const satisfies Record<Category, string>

export function isCategory(value: string): value is Category {
  return categorySchema.safeParse(value).success
}
