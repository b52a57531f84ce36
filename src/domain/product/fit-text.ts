import { shortModelName } from '#src/domain/facets/model-name.ts'
import type { Product } from './product.ts'

/**
 * `Fits iPhone 16 Pro`: the models that an accessory fits and the shop sells, one or two by name. Undefined if there are
 * none.
 */
export function fitText(products: readonly Product[], { fits = [] }: Product): string | undefined {
  // Most products fit nothing, and grouping reads the whole catalogue.
  if (fits.length === 0) return undefined
  const byModel = Map.groupBy(products, ({ namespaceId }) => namespaceId)
  const sold = fits.flatMap((model) => {
    const variants = byModel.get(model)
    return variants ? [shortModelName(variants)] : []
  })
  const [first, ...others] = sold
  if (first === undefined) return undefined
  const rest = others.length > 1 ? `${others.length} more` : others[0]
  return `Fits ${rest === undefined ? first : `${first} and ${rest}`}`
}
