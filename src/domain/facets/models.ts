import { modelOf } from '#src/domain/model-of.ts'
import type { Product } from '#src/domain/product.ts'

/** A family of variants in a list. A product without `namespaceId` is a model of its own. */
export interface Model {
  /** The variant that the card shows: the best match of a search, else the cheapest of `matching`. */
  readonly shown: Product
  /** The variants that pass the filters and the search. */
  readonly matching: readonly Product[]
  readonly variants: readonly Product[]
}

/**
 * The models with at least one matching variant, in the order of `matching`.
 *
 * @param isRanked whether `matching` is in the order of a search, the best match first
 */
export function groupByModel(
  all: readonly Product[],
  matching: readonly Product[],
  isRanked: boolean,
): Model[] {
  const variants = Map.groupBy(all, modelOf)
  return [...Map.groupBy(matching, modelOf)].map(([model, found]) => ({
    shown: found.reduce((best, variant) =>
      !isRanked && variant.price < best.price ? variant : best,
    ),
    matching: found,
    variants: variants.get(model) ?? found,
  }))
}
