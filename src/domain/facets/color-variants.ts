import { looseText } from '#src/domain/facts/loose-text.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Model } from './models.ts'

/** A variant whose colour is known. */
export type ColoredVariant = Product & { readonly color: string }

/**
 * One variant for each colour of a model: the cheapest of those that match, or of all if none of this colour does.
 * Different spellings count as one colour.
 */
export function colorVariants({ matching, variants }: Model): ColoredVariant[] {
  const byColor = Map.groupBy(variants.filter(isColored), ({ color }) => looseText(color))
  return [...byColor.values()].map((ofColor) => {
    const found = ofColor.filter((variant) => matching.includes(variant))
    return (found.length > 0 ? found : ofColor).reduce((best, variant) =>
      variant.price < best.price ? variant : best,
    )
  })
}

function isColored(variant: Product): variant is ColoredVariant {
  return variant.color !== undefined
}
