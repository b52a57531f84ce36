import { readPages } from '../../scripts/build/pages/read-pages.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Settings } from '#src/domain/settings/settings.ts'
import type { OwnerLink } from './link-rules.ts'

/** What links in a shop's folder can lead to. */
export function knownTargets(
  folder: string,
  { categories, order }: Settings,
  products: readonly Product[],
): Omit<OwnerLink, 'link' | 'field'> {
  return {
    products: products.filter(({ category }) => categories[category]),
    pages: new Set(readPages(folder).map(({ name }) => name)),
    hasOrder: order !== undefined,
  }
}
