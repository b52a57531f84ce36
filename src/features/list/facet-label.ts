import { shortLabel } from '#src/domain/facts/facts.ts'
import type { CountedFacet } from '#src/domain/facets/filter-products.ts'
import { isMemory } from '#src/domain/facts/memory.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'

/** The name of a facet. Capacities that are not amounts of memory, such as a watch's `42mm`, are sizes. */
export function facetLabel({ facet, values }: CountedFacet): string {
  const isSize =
    facet.name === 'capacity' && values.length > 0 && !values.some(({ label }) => isMemory(label))
  return isSize ? SETTINGS.size : shortLabel(facet)
}
