import { FACET_LABELS } from '#src/domain/facets/facet-labels.ts'
import type { CountedFacet } from '#src/domain/facets/filter-products.ts'
import { isMemory } from '#src/domain/facts/memory.ts'

/** The name of a facet. Capacities that are no amounts of memory, such as a watch's `42mm`, are sizes. */
export function facetLabel({ facet, values }: CountedFacet): string {
  const isSize =
    facet === 'capacity' && values.length > 0 && !values.some(({ label }) => isMemory(label))
  return isSize ? 'Size' : FACET_LABELS[facet]
}
