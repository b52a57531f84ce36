import type { Product } from '../product.ts'

/** A family of variants in a list. A product without `namespaceId` is a model of its own. */
export interface Model {
  /** The variant that the card shows: the best match of a search, else the cheapest of `matching`. */
  readonly shown: Product
  /** The variants that pass the filters and the search. */
  readonly matching: readonly Product[]
  readonly variants: readonly Product[]
}

/** The models with at least one matching variant, in the order of `matching`. */
export function groupByModel(
  all: readonly Product[],
  matching: readonly Product[],
  isRanked: boolean,
): Model[] {
  const family = (product: Product) => product.namespaceId ?? product.id
  const variants = Map.groupBy(all, family)
  return [...Map.groupBy(matching, family)].map(([key, found]) => ({
    shown: isRanked
      ? (found[0] ?? found.reduce((a) => a))
      : found.reduce((best, product) => (product.price < best.price ? product : best)),
    matching: found,
    variants: variants.get(key) ?? found,
  }))
}
