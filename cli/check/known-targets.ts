import { readPages } from '../../scripts/build/pages/read-pages.ts'
import { allCategories } from '../../scripts/build/settings/all-categories.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Settings } from '#src/domain/settings/settings.ts'
import type { OwnerLink } from './link-rules.ts'

/** What links in a shop's folder can lead to. */
export function knownTargets(
  folder: string,
  settings: Settings,
  products: readonly Product[],
): Omit<OwnerLink, 'link' | 'field'> {
  return {
    categories: allCategories(settings),
    products: products.filter(({ category }) => settings.categories[category]),
    pages: new Set(readPages(folder).map(({ name }) => name)),
    hasOrder: settings.order !== undefined,
  }
}
