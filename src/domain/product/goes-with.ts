import { buyable, cheapest, modelOf } from './model.ts'
import type { Product } from './product.ts'

/**
 * 'Goes with it': what a product fits, in the order of its `fits`, then what fits it, the most particular first: a case
 * for this model before a charger for thirty. Each model once, by the cheapest variant that fits and can be bought.
 */
export function goesWith(products: readonly Product[], shown: Product): Product[] {
  const { namespaceId, fits = [] } = shown
  const fitted = fits.flatMap((model) => products.filter((other) => other.namespaceId === model))
  const fitting = products
    .filter((other) => namespaceId !== undefined && other.fits?.includes(namespaceId))
    .sort((a, b) => countOfFits(a) - countOfFits(b))
  const models = Map.groupBy([...fitted, ...fitting], modelOf)
  models.delete(modelOf(shown))
  return [...models.values()].map((variants) => cheapest(buyable(variants)))
}

function countOfFits({ fits = [] }: Product): number {
  return fits.length
}
