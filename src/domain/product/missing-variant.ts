import { modelName } from './model-name.ts'
import type { ProductDetail } from './product-detail.ts'
import type { Product } from './product.ts'
import { choicesWith, missingVariantSlug, sameText, type VariantChoice } from './variants.ts'

const OFFERED = 4

/**
 * What a slug of `missingVariantSlug` names; undefined if it names nothing. Nearest are the same capacity in other
 * colours, in the catalogue's order, alternating with the same colour in other capacities, by steps from the missing
 * one.
 */
export function missingVariant(details: readonly ProductDetail[], slug: string) {
  for (const [namespaceId, family] of Map.groupBy(details, (detail) => detail.namespaceId)) {
    const beginning = partSlug(namespaceId)
    if (!slug.startsWith(beginning)) continue
    const capacities = choicesWith(
      family.flatMap(({ capacityAvailable, capacity }) => [...capacityAvailable, capacity]),
      '',
    )
    const colors = choicesWith(
      family.flatMap(({ colorsAvailable, color }) => [...colorsAvailable, color]),
      '',
    )
    const missing = choicesIn(slug.slice(beginning.length + 1), capacities, colors).find(
      (choice) => missingVariantSlug(namespaceId, choice) === slug,
    )
    if (missing)
      return { name: nameOf(family, missing), nearest: nearestTo(missing, family, capacities) }
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
  const others = details.filter(({ id }) => offered.has(id))
  return missingVariant(others, missingVariantSlug(soldOut.namespaceId, soldOut))?.nearest ?? []
}

/** All that the end of a slug may mean: known choices, perhaps one of them only, or one with another that is not known. */
function choicesIn(
  end: string,
  capacities: readonly string[],
  colors: readonly string[],
): VariantChoice[] {
  const [word = ''] = /^\d+\p{L}+/u.exec(end) ?? []
  const otherCapacity = word.endsWith('b') ? word.toUpperCase() : word
  return [
    ...['', ...capacities].flatMap((capacity) =>
      ['', ...colors].map((color) => ({ color, capacity })),
    ),
    ...capacities.map((capacity) => ({
      capacity,
      color: end.slice(partSlug(capacity).length + 1).replaceAll('-', ' '),
    })),
    ...colors.map((color) => ({ color, capacity: otherCapacity })),
  ]
}

function nearestTo(
  { color, capacity }: VariantChoice,
  family: readonly ProductDetail[],
  capacities: readonly string[],
): ProductDetail[] {
  const indexOf = (text: string) => capacities.findIndex((each) => sameText(each, text))
  const steps = (detail: ProductDetail) => Math.abs(indexOf(detail.capacity) - indexOf(capacity))
  const otherColors = family.filter((detail) => sameText(detail.capacity, capacity))
  const otherCapacities = family
    .filter((detail) => sameText(detail.color, color))
    .sort((a, b) => steps(a) - steps(b))
  return Array.from({ length: OFFERED }, (_, index) => [otherColors[index], otherCapacities[index]])
    .flat()
    .filter((detail) => detail !== undefined)
    .slice(0, OFFERED)
}

function partSlug(part: string): string {
  return missingVariantSlug(part, { capacity: '', color: '' })
}

function nameOf(family: readonly ProductDetail[], { capacity, color }: VariantChoice): string {
  return [modelName(family), capacity, inTitleCase(color)].filter((part) => part !== '').join(' ')
}

function inTitleCase(text: string): string {
  return text.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
