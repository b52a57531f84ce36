import { looseText } from '#src/domain/text/loose-text.ts'
import { isMemory } from '#src/domain/text/units.ts'
import { inSentence } from '#src/domain/settings/shown-categories.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import type { ProductDetail } from './product-detail.ts'
import type { Product } from './product.ts'

export interface VariantChoice {
  readonly color: string
  readonly capacity: string
}

/** Undefined if the shop does not have that combination (specification, section 4). */
export function findVariant(
  details: readonly ProductDetail[],
  family: string,
  choice: VariantChoice,
): ProductDetail | undefined {
  return details.find(
    (detail) =>
      detail.namespaceId === family &&
      sameText(detail.color, choice.color) &&
      sameText(detail.capacity, choice.capacity),
  )
}

/** Variants in stock of the same capacity or colour as one that is sold out. */
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

/** At most four variants of the same capacity or colour. */
export function nearestTo(
  { color, capacity }: VariantChoice,
  family: readonly ProductDetail[],
): ProductDetail[] {
  return family
    .filter((other) => sameText(other.capacity, capacity) || sameText(other.color, color))
    .slice(0, 4)
}

/** Readable, because the page of a combination that is not sold names it by its slug. */
export function missingVariantSlug(family: string, choice: VariantChoice): string {
  return [family, choice.capacity, choice.color]
    .join('-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Choices in the catalogue's order, each spelling once; `current` comes first if the catalogue does not list it. */
export function choicesWith(available: readonly string[], current: string): string[] {
  const filled = available.filter((value) => value !== '')
  const choices = filled.filter(
    (value, index) => filled.findIndex((other) => sameText(other, value)) === index,
  )
  if (current === '' || choices.some((value) => sameText(value, current))) return choices
  return [current, ...choices]
}

export function capacityChoiceLabel({ capacity, capacityAvailable }: ProductDetail): string {
  return [capacity, ...capacityAvailable].some(isMemory)
    ? m.productSelectCapacity
    : m.productSelectSize({ size: inSentence(SETTINGS.size) })
}

export function sameText(a: string, b: string): boolean {
  return looseText(a) === looseText(b)
}
