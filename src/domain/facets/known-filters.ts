import type { Filters } from '#src/domain/list/catalogue-search.ts'
import { FACETS } from './facet.ts'
import type { FacetIndex } from './facet-index.ts'

/** The filters without values that the products do not have; the same object when nothing is dropped. */
export function knownFilters<Known extends Filters>(index: FacetIndex, filters: Known): Known {
  const changes = FACETS.flatMap((facet) => {
    const values = index.facets.find((indexed) => indexed.facet === facet)?.values ?? []
    const known = filters[facet].filter((slug) => values.some((value) => value.slug === slug))
    return known.length < filters[facet].length ? [[facet, known] as const] : []
  })
  return changes.length > 0 ? { ...filters, ...Object.fromEntries(changes) } : filters
}
