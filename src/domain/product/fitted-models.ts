import { shortModelName } from './model-name.ts'
import { buyable, cheapest } from './model.ts'
import type { Product } from './product.ts'

/** A model that an accessory fits. `product` is undefined if the shop does not sell it. */
export interface FittedModel {
  readonly name: string
  /** The cheapest variant that can be bought. */
  readonly product?: Product
}

/** `fits` holds ids of models that the shop sells, and names of others, such as `Galaxy S25`. */
export function fittedModels(
  products: readonly Product[],
  { fits = [] }: Product,
): readonly FittedModel[] {
  const models = Map.groupBy(products, ({ namespaceId }) => namespaceId)
  return [...new Set(fits)].flatMap((fit): FittedModel | [] => {
    const variants = models.get(fit)
    if (variants) return { name: shortModelName(variants), product: cheapest(buyable(variants)) }
    return isModelId(fit) ? [] : { name: fit }
  })
}

/** Whether a text looks like an id, such as `galaxy-s25`, and not like a name, such as `Galaxy S25` or `X-T5`. */
export function isModelId(text: string): boolean {
  return /^[^\s\p{Lu}]+-[^\s\p{Lu}]+$/u.test(text)
}
