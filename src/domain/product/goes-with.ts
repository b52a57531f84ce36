import { buyable, cheapest, modelOf } from './model.ts'
import type { Product } from './product.ts'

/**
 * What a product fits, in the order of its `fits`, then what fits it, a case for this model before a charger for
 * thirty. Of each model the cheapest variant that fits and can be bought.
 */
export function goesWith(products: readonly Product[], shown: Product): Product[] {
  const { namespaceId, fits = [] } = shown
  const fitted = fits.flatMap((model) => products.filter((other) => other.namespaceId === model))
  const fitting = products
    .filter((other) => namespaceId !== undefined && other.fits?.includes(namespaceId))
    .sort((a, b) => (a.fits?.length ?? 0) - (b.fits?.length ?? 0))
  const models = Map.groupBy([...fitted, ...fitting], modelOf)
  models.delete(modelOf(shown))
  return [...models.values()].map((variants) => cheapest(buyable(variants)))
}
