import { looseText } from '#src/domain/facts/facts.ts'
import { isMemory } from '#src/domain/facts/units.ts'
import { inSentence } from '#src/domain/settings/shown-categories.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import type { ProductDetail } from './product-detail.ts'

/** What the visitor can choose on a product page. */
export interface VariantChoice {
  readonly color: string
  readonly capacity: string
}

/**
 * The variant of the same family with the chosen colour and capacity (specification, section 4), or undefined
 * if the shop does not have that combination.
 */
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

/**
 * A slug for a combination that is not sold. It is readable, because its page names the missing product after it.
 */
export function missingVariantSlug(family: string, choice: VariantChoice): string {
  return [family, choice.capacity, choice.color]
    .join('-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/**
 * The values to choose from, in the catalogue's order. Different spellings count as one value. The current value is
 * first if the catalogue does not list it.
 */
export function choicesWith(available: readonly string[], current: string): string[] {
  const filled = available.filter((value) => value !== '')
  const choices = filled.filter(
    (value, index) => filled.findIndex((other) => sameText(other, value)) === index,
  )
  if (current === '' || choices.some((value) => sameText(value, current))) return choices
  return [current, ...choices]
}

/** The label of the choice of capacities. */
export function capacityChoiceLabel({ capacity, capacityAvailable }: ProductDetail): string {
  return [capacity, ...capacityAvailable].some(isMemory)
    ? 'Select capacity'
    : `Select ${inSentence(SETTINGS.size)}`
}

/** Whether two values differ at most in case, spaces, dashes and underscores. */
export function sameText(a: string, b: string): boolean {
  return looseText(a) === looseText(b)
}
