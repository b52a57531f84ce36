import type { Facet } from '#src/domain/facets/facet.ts'
import type { CountedFacet } from '#src/domain/facets/filter-products.ts'
import { isMemory } from '#src/domain/units.ts'

const LABELS: Readonly<Record<Facet, string>> = {
  brand: 'Brand',
  kind: 'Kind',
  color: 'Color',
  capacity: 'Capacity',
  ram: 'RAM',
  screen: 'Screen',
  year: 'Year',
}

/** The name of a facet. Capacities that are no amounts of memory, such as a watch's `42mm`, are sizes. */
export function facetLabel({ facet, values }: CountedFacet): string {
  const isSize =
    facet === 'capacity' && values.length > 0 && !values.some(({ label }) => isMemory(label))
  return isSize ? 'Size' : LABELS[facet]
}
