import type { Filters } from '#src/domain/list/catalogue-search.ts'
import { FACETS } from './facet.ts'

export const NO_FILTERS: Filters = {
  brand: [],
  kind: [],
  color: [],
  capacity: [],
  ram: [],
  screen: [],
  year: [],
  price: {},
  sale: false,
}

/** Whether any product may be left out. */
export function isFiltered({ price, sale, ...filters }: Filters): boolean {
  return (
    sale ||
    price.from !== undefined ||
    price.to !== undefined ||
    FACETS.some((facet) => filters[facet].length > 0)
  )
}
