import { soldModelNames } from '#src/domain/facets/model-name.ts'
import type { Product } from './product.ts'

/** `Fits iPhone 16 Pro`: the models that it fits and the shop sells, one or two by name. */
export function fitText(products: readonly Product[], { fits = [] }: Product): string | undefined {
  const names = soldModelNames(products, fits)
  const [first, ...others] = fits.flatMap((model) => names.get(model) ?? [])
  if (first === undefined) return undefined
  const rest = others.length > 1 ? `${others.length} more` : others[0]
  return `Fits ${rest === undefined ? first : `${first} and ${rest}`}`
}
