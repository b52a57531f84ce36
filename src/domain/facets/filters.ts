import { FACETS, type Fact } from '#src/domain/facts/facts.ts'
import type { Filters } from '#src/domain/list/catalogue-search.ts'
import type { SearchValues } from '#src/domain/address/search-parameter.ts'
import type { FacetIndex } from './facet-index.ts'

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

const NONE: readonly string[] = []

/** The chosen values of a facet. */
export function slugsOf(filters: Filters, { name }: Fact): readonly string[] {
  const values: SearchValues = filters
  const slugs = values[name]
  return typeof slugs === 'object' && Symbol.iterator in slugs ? slugs : NONE
}

/** Whether any product may be left out. */
export function isFiltered(filters: Filters): boolean {
  const { price, sale } = filters
  const isLimited = price.from !== undefined || price.to !== undefined
  return sale || isLimited || FACETS.some((facet) => slugsOf(filters, facet).length > 0)
}

/** The filters without values that the products do not have; the same object when nothing is dropped. */
export function knownFilters<Known extends Filters>(index: FacetIndex, filters: Known): Known {
  const changes = FACETS.flatMap((facet) => {
    const values = index.facets.find((indexed) => indexed.facet === facet)?.values ?? []
    const slugs = slugsOf(filters, facet)
    const known = slugs.filter((slug) => values.some((value) => value.slug === slug))
    return known.length < slugs.length ? [[facet.name, known] as const] : []
  })
  return changes.length > 0 ? { ...filters, ...Object.fromEntries(changes) } : filters
}
