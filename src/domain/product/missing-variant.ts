import { modelName } from './model-name.ts'
import type { ProductDetail } from './product-detail.ts'
import type { Product } from './product.ts'
import { choicesWith, missingVariantSlug, sameText, type VariantChoice } from './variants.ts'

const OFFERED = 4

/** The combination of a family's choices that a slug of `missingVariantSlug` names; undefined if it names none. */
export function missingVariant(details: readonly ProductDetail[], slug: string) {
  for (const [namespaceId, family] of Map.groupBy(details, (detail) => detail.namespaceId)) {
    const colors = family.flatMap(({ colorsAvailable, color }) => [...colorsAvailable, color])
    const capacities = family.flatMap((each) => [...each.capacityAvailable, each.capacity])
    const missing = ['', ...choicesWith(capacities, '')]
      .flatMap((capacity) => ['', ...choicesWith(colors, '')].map((color) => ({ color, capacity })))
      .find((choice) => missingVariantSlug(namespaceId, choice) === slug)
    if (missing) return { name: nameOf(family, missing), nearest: nearestTo(missing, family) }
  }
  return undefined
}

/** @param products of the same category, as are `details` */
export function variantsInstead(
  products: readonly Product[],
  details: readonly ProductDetail[],
  soldOut: ProductDetail,
): readonly ProductDetail[] {
  const offered = new Set(
    products.flatMap(({ itemId, availability }) => (availability === 'out' ? [] : itemId)),
  )
  const family = details.filter(
    ({ id, namespaceId }) => namespaceId === soldOut.namespaceId && offered.has(id),
  )
  return nearestTo(soldOut, family)
}

/** The same capacity in other colours, and the same colour in other capacities, in the catalogue's order. */
function nearestTo(
  { color, capacity }: VariantChoice,
  family: readonly ProductDetail[],
): ProductDetail[] {
  return family
    .filter((detail) => sameText(detail.capacity, capacity) || sameText(detail.color, color))
    .slice(0, OFFERED)
}

function nameOf(family: readonly ProductDetail[], { capacity, color }: VariantChoice): string {
  return [modelName(family), capacity, inTitleCase(color)].filter((part) => part !== '').join(' ')
}

function inTitleCase(text: string): string {
  return text.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
