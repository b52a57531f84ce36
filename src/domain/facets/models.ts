import { modelOf } from '#src/domain/product/model-of.ts'
import { buyable } from '#src/domain/product/buyable.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { FacetIndex } from './facet-index.ts'

/** A family of variants in a list, with the facts of their details. A product without a family is a model of its own. */
export interface Model {
  /**
   * The variant that the card shows: the best match of a search, else the cheapest of `matching`; of those that can be
   * bought, if there are any.
   */
  readonly shown: Product
  /** The variants that pass the filters and the search. */
  readonly matching: readonly Product[]
  readonly variants: readonly Product[]
}

/**
 * The models with at least one matching variant, in the order of `matching`, each by the product of `matching` that its
 * card shows.
 *
 * @param isRanked whether `matching` is in the order of a search, the best match first
 */
export function groupByModel(
  { products, withFacts }: FacetIndex,
  matching: readonly Product[],
  isRanked: boolean,
): Map<Product, Model> {
  const variants = Map.groupBy(products, modelOf)
  const found = Map.groupBy(matching, (product) => modelOf(withFacts(product)))
  return new Map(
    [...found].map(([model, ofModel]) => {
      const shown = buyable(ofModel).reduce((best, variant) =>
        !isRanked && variant.price < best.price ? variant : best,
      )
      return [
        shown,
        {
          shown: withFacts(shown),
          matching: ofModel.map(withFacts),
          variants: variants.get(model) ?? [],
        },
      ]
    }),
  )
}
