import type { SearchValues } from '#src/domain/address/search-parameter.ts'
import type { Fact } from '#src/domain/facts/facts.ts'
import { FACETS } from '#src/domain/facts/listed-facts.ts'
import { filtersSchema, type Filters } from '#src/domain/list/catalogue-search.ts'
import { isLimited, type Limits } from '#src/domain/list/limits.ts'
import type { FacetIndex } from './facet-index.ts'

const NONE: readonly string[] = []
const NO_LIMITS: Limits = {}

export const NO_FILTERS: Filters = filtersSchema.parse({})

/** The chosen values of a facet; none for one of amounts. */
export function slugsOf(filters: Filters, facet: Fact): readonly string[] {
  const value = valueOf(filters, facet)
  return typeof value === 'object' && Symbol.iterator in value ? value : NONE
}

/** The chosen limits of a facet of amounts; none for others. */
export function rangeOf(filters: Filters, facet: Fact): Limits {
  const value = valueOf(filters, facet)
  return typeof value === 'object' && !(Symbol.iterator in value) ? value : NO_LIMITS
}

/** A facet of the shop's own is not part of the type. */
function valueOf(filters: Filters, { name }: Fact) {
  const values: SearchValues = filters
  return values[name]
}

/** Whether any product may be left out. */
export function isFiltered(filters: Filters): boolean {
  return (
    filters.sale ||
    isLimited(filters.price) ||
    FACETS.some((facet) => slugsOf(filters, facet).length > 0 || isLimited(rangeOf(filters, facet)))
  )
}

/**
 * The filters without values that the products do not have, and limits of amounts that they do not have; the same
 * object when nothing is dropped.
 */
export function knownFilters<Known extends Filters>(index: FacetIndex, filters: Known): Known {
  const changes = FACETS.flatMap((facet): [string, readonly string[] | Limits][] => {
    const values = index.facets.find((indexed) => indexed.facet === facet)?.values ?? []
    const slugs = slugsOf(filters, facet)
    const known = slugs.filter((slug) => values.some((value) => value.slug === slug))
    if (known.length < slugs.length) return [[facet.name, known]]
    const isUnknown = !index.amounts.some((indexed) => indexed.facet === facet)
    return isUnknown && isLimited(rangeOf(filters, facet)) ? [[facet.name, NO_LIMITS]] : []
  })
  return changes.length > 0 ? { ...filters, ...Object.fromEntries(changes) } : filters
}
