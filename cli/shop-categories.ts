import { allCategories } from '../scripts/build/settings/all-categories.ts'
import type { Category } from '#src/domain/product/category.ts'
import { checkSettings } from './check/check-settings.ts'

/** The ids of the categories that the settings in a shop's folder name, with those that the shop does not show. */
export function shopCategories(folder: string): readonly Category[] {
  return allCategories(checkSettings(folder).settings)
}
