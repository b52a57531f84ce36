import type { Category } from '#src/domain/product/category.ts'
import type { Settings } from '#src/domain/settings/settings.ts'

/** The shop's categories by their ids and by the shop's own names of them. */
export function categoryNames({
  categories,
  hiddenCategories,
}: Settings): Record<string, Category> {
  const shown = Object.entries(categories).flatMap(([id, { label, title, tile }]) =>
    [tile.title, title, label, id].map((name) => [name, id] as const),
  )
  return Object.fromEntries([...hiddenCategories.map((id) => [id, id] as const), ...shown])
}
