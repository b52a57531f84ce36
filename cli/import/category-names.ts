import type { Category } from '#src/domain/product/category.ts'
import { checkSettings } from '../check/check-settings.ts'

/** The shop's categories by their ids and by the shop's own names of them. */
export function categoryNames(folder: string): Record<string, Category> {
  const { categories, hiddenCategories } = checkSettings(folder).settings
  return Object.fromEntries([
    ...hiddenCategories.map((id) => [id, id] as const),
    ...Object.entries(categories).flatMap(([id, { label, title, tile }]) =>
      [tile.title, title, label, id].map((name) => [name, id] as const),
    ),
  ])
}
