import * as z from 'zod/mini'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { Settings } from './read-settings.ts'

/** The ids of all categories of a shop, with those that it does not show. */
export function allCategories({ categories, hiddenCategories }: Settings): Category[] {
  return [...Object.keys(categories), ...hiddenCategories]
}

const entrySchema = z.object({ category: z.string() })

/** The ids of the categories in a catalogue, in its order. */
export function categoriesIn(entries: readonly unknown[]): Category[] {
  const found = entries.flatMap((entry) => entrySchema.safeParse(entry).data?.category ?? [])
  return [...new Set(found)]
}
