import type { ProductDetail } from './product-detail.ts'
import type { Product } from './product.ts'
import { choicesWith, missingVariantSlug, sameText, type VariantChoice } from './variants.ts'

/** The most variants that are offered instead of a missing one. */
const OFFERED = 4

interface MissingVariant {
  /** As the family's variants are named: `Acme One 64GB White`. */
  readonly name: string
  /** The variants nearest to it, at most four. */
  readonly nearest: readonly ProductDetail[]
}

/**
 * The combination of a family's colours and capacities that a slug names, and which is not sold; it may have a colour
 * or a capacity that is no longer sold at all. Nearest to it are the same capacity in other colours, in the catalogue's
 * order, and the same colour in other capacities, by steps from the missing one. They alternate, so that both are
 * offered.
 *
 * @param slug as `missingVariantSlug` writes it
 * @returns undefined if the slug names no combination of a family
 */
export function missingVariant(
  details: readonly ProductDetail[],
  slug: string,
): MissingVariant | undefined {
  for (const [namespaceId, family] of familiesNamedIn(slug, details)) {
    const capacities = choicesOf(family, ({ capacityAvailable }) => capacityAvailable, 'capacity')
    const colors = choicesOf(family, ({ colorsAvailable }) => colorsAvailable, 'color')
    const rest = slug.slice(partSlug(namespaceId).length + 1)
    const missing =
      capacities
        .flatMap((capacity) => colors.map((color): VariantChoice => ({ color, capacity })))
        .find((choice) => missingVariantSlug(namespaceId, choice) === slug) ??
      withoutColor(rest, capacities) ??
      withoutCapacity(rest, colors)
    if (!missing) continue
    const indexOf = (text: string) => capacities.findIndex((capacity) => sameText(capacity, text))
    const stepsFromMissing = ({ capacity }: ProductDetail) =>
      Math.abs(indexOf(capacity) - indexOf(missing.capacity))
    const otherColors = family.filter(({ capacity }) => sameText(capacity, missing.capacity))
    const otherCapacities = family
      .filter(({ color }) => sameText(color, missing.color))
      .sort((a, b) => stepsFromMissing(a) - stepsFromMissing(b))
    return {
      name: nameOf(family, missing),
      nearest: Array.from({ length: OFFERED }, (_, index) => [
        ...otherColors.slice(index, index + 1),
        ...otherCapacities.slice(index, index + 1),
      ])
        .flat()
        .slice(0, OFFERED),
    }
  }
  return undefined
}

/**
 * The nearest variants of a sold-out product that can be bought, found as those of a combination that is not sold.
 *
 * @param products of the same category
 * @param details of the same category
 */
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

/** The families whose id begins the slug, with their variants. */
function familiesNamedIn(slug: string, details: readonly ProductDetail[]) {
  return Map.groupBy(
    details.filter(({ namespaceId }) => slug.startsWith(partSlug(namespaceId))),
    ({ namespaceId }) => namespaceId,
  )
}

/** A choice whose colour no variant of the family has. */
function withoutColor(rest: string, capacities: readonly string[]): VariantChoice | undefined {
  const capacity = capacities.find((each) => each !== '' && rest.startsWith(`${partSlug(each)}-`))
  if (capacity === undefined) return undefined
  return { capacity, color: rest.slice(partSlug(capacity).length + 1).replaceAll('-', ' ') }
}

/** A choice whose capacity no variant of the family has. A capacity is one word: more may name another family. */
function withoutCapacity(rest: string, colors: readonly string[]): VariantChoice | undefined {
  const color = colors.find((each) => each !== '' && rest.endsWith(`-${partSlug(each)}`))
  const capacity = color === undefined ? '' : rest.slice(0, -partSlug(color).length - 1)
  if (color === undefined || !/^\d+\p{L}+$/u.test(capacity)) return undefined
  return { color, capacity: capacity.endsWith('b') ? capacity.toUpperCase() : capacity }
}

function partSlug(part: string): string {
  return missingVariantSlug(part, { capacity: '', color: '' })
}

/** The words that all names of the family begin with, before the first choice, and then the choices. */
function nameOf(family: readonly ProductDetail[], choice: VariantChoice): string {
  const [model = ''] = family
    .map(({ name, capacity, color }) => wordsBefore(name, [capacity, color]))
    .sort((a, b) => a.length - b.length)
  return [model, choice.capacity, inTitleCase(choice.color)].filter((part) => part !== '').join(' ')
}

function wordsBefore(name: string, choices: readonly string[]): string {
  const starts = choices
    .map((choice) => name.toLowerCase().indexOf(` ${choice.toLowerCase()}`))
    .filter((start, index) => start > 0 && choices[index] !== '')
  return name.slice(0, Math.min(name.length, ...starts))
}

function inTitleCase(text: string): string {
  return text.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
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
