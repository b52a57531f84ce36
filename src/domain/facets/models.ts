import { looseText } from '#src/domain/text/loose-text.ts'
import { buyable, cheapest } from '#src/domain/product/model.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { FacetRow } from './facet-index.ts'

/** A family of variants in a list, with the facts of their details. A product without one is a model of its own. */
export interface Model {
  /** The variant on the card: the best match of a search, else the cheapest of `matching` that can be bought. */
  readonly shown: Product
  readonly matching: readonly Product[]
  readonly variants: readonly Product[]
}

/** Models in the order of the matching variants, each by the product of the list that its card shows. */
export function groupByModel(
  matching: readonly FacetRow[],
  isRanked: boolean,
): Map<Product, Model> {
  return new Map(
    [...Map.groupBy(matching, ({ variants }) => variants)].map(([variants, rows]) => {
      const products = rows.map(({ product }) => product)
      const offered = buyable(products)
      const shown = cheapest(isRanked ? offered.slice(0, 1) : offered)
      const { listed } = rows.find(({ product }) => product === shown) ?? { listed: shown }
      return [listed, { shown, matching: products, variants }]
    }),
  )
}

/** One variant for each colour, in any spelling: the cheapest of those that match, or of all if none does. */
export function colorVariants({ matching, variants }: Model): ColoredVariant[] {
  const byColor = Map.groupBy(variants.filter(isColored), ({ color }) => looseText(color))
  return [...byColor.values()].map((ofColor) => {
    const found = ofColor.filter((variant) => matching.includes(variant))
    return cheapest(found.length > 0 ? found : ofColor)
  })
}

type ColoredVariant = Product & { readonly color: string }

function isColored(variant: Product): variant is ColoredVariant {
  return variant.color !== undefined
}
