import { modelName } from './model-name.ts'
import type { ProductDetail } from './product-detail.ts'
import { choicesWith, missingVariantSlug, nearestTo, type VariantChoice } from './variants.ts'

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

function nameOf(family: readonly ProductDetail[], { capacity, color }: VariantChoice): string {
  return [modelName(family), capacity, inTitleCase(color)].filter((part) => part !== '').join(' ')
}

function inTitleCase(text: string): string {
  return text.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
