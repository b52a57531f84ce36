import type { ProductDetail } from './product-detail.ts'
import { choicesWith, missingVariantSlug, sameText, type VariantChoice } from './variants.ts'

/** The most variants that are offered instead of a missing one. */
const OFFERED = 4

/**
 * The variants nearest to a combination that is not sold: the same capacity in other colours, in the catalogue's order,
 * and the same colour in other capacities, by steps from the missing one. They alternate, so that both are offered.
 *
 * @param slug names the combination, as `missingVariantSlug` writes it
 * @returns at most four; none if the slug names no combination of a family
 */
export function nearestVariants(details: readonly ProductDetail[], slug: string): ProductDetail[] {
  for (const [namespaceId, family] of familiesNamedIn(slug, details)) {
    const capacities = choicesOf(family, ({ capacityAvailable }) => capacityAvailable, 'capacity')
    const colors = choicesOf(family, ({ colorsAvailable }) => colorsAvailable, 'color')
    const missing = capacities
      .flatMap((capacity) => colors.map((color): VariantChoice => ({ color, capacity })))
      .find((choice) => missingVariantSlug(namespaceId, choice) === slug)
    if (!missing) continue
    const placeOf = (text: string) => capacities.findIndex((capacity) => sameText(capacity, text))
    const stepsFromMissing = ({ capacity }: ProductDetail) =>
      Math.abs(placeOf(capacity) - placeOf(missing.capacity))
    const otherColors = family.filter(({ capacity }) => sameText(capacity, missing.capacity))
    const otherCapacities = family
      .filter(({ color }) => sameText(color, missing.color))
      .sort((a, b) => stepsFromMissing(a) - stepsFromMissing(b))
    return inTurn(otherColors, otherCapacities).slice(0, OFFERED)
  }
  return []
}

/** The families whose id begins the slug, with their variants. */
function familiesNamedIn(slug: string, details: readonly ProductDetail[]) {
  return Map.groupBy(
    details.filter(({ namespaceId }) =>
      slug.startsWith(missingVariantSlug(namespaceId, { capacity: '', color: '' })),
    ),
    ({ namespaceId }) => namespaceId,
  )
}

/** All values that the pages of a family offer, and none: some families have only colours or only capacities. */
function choicesOf(
  family: readonly ProductDetail[],
  available: (detail: ProductDetail) => readonly string[],
  own: 'color' | 'capacity',
): string[] {
  const values = family.flatMap((detail) => [...available(detail), detail[own]])
  return ['', ...choicesWith(values, '')]
}

/** The first of each list, then the second of each, and so on. */
function inTurn<Item>(...lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
}
