import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { looseText } from '#src/domain/facts/facts.ts'
import { shownValue } from '#tools/build/json-values.ts'
import { repeated, type Placed, type Rule, error, warning } from './rule.ts'

/** The variants of one model in one category. */
type FamilyVariants = readonly Placed<ProductDetail>[]

const CHOICES = [
  { offered: 'colorsAvailable', own: 'color', word: 'colour' },
  { offered: 'capacityAvailable', own: 'capacity', word: 'capacity' },
] as const

/** Rules for what shoppers can choose on a product page, and what they get. */
export const FAMILY_RULES: readonly Rule<FamilyVariants>[] = [
  error('variant-twice', (family) =>
    repeated(family, choiceOf).map(([{ place }, other]) => ({
      ...place,
      message:
        `has the colour and capacity of ${shownValue(other.value.id)} on line ${other.place.line ?? 0}, ` +
        'so it cannot be chosen',
      fix: 'write another color or capacity, or remove one of the two',
    })),
  ),
  ...CHOICES.flatMap(({ offered, own, word }): Rule<FamilyVariants>[] => [
    error(`${own}-dead`, (family) => {
      const sold = new Set(family.map(({ value }) => looseText(value[own])))
      return firstOfEach(family, (variant) =>
        variant.value[offered].filter((choice) => choice !== '' && !sold.has(looseText(choice))),
      ).map(([variant, choice]) => ({
        ...variant.place,
        field: offered,
        read: shownValue(choice),
        message: `is a ${word} that no variant of ${shownValue(variant.value.namespaceId)} has`,
        fix: 'add that variant, or remove the choice',
      }))
    }),
    warning(`${own}-not-offered`, (family) => {
      const sold = distinct(family.map(({ value }) => value[own])).filter((text) => text !== '')
      return firstOfEach(family, ({ value }) => {
        const choices = new Set([...value[offered], value[own]].map(looseText))
        return sold.filter((text) => !choices.has(looseText(text)))
      }).map(([variant, choice]) => ({
        ...variant.place,
        field: offered,
        message: `lacks the ${word} ${shownValue(choice)}, which another variant has`,
        fix: 'add it to the list, so that shoppers can choose it',
      }))
    }),
    warning(`${own}-offered-twice`, (family) =>
      firstOfEach(family, ({ value }) => {
        const choices = value[offered].map(looseText)
        return value[offered].filter((_, index) => choices.indexOf(choices[index] ?? '') !== index)
      }).map(([variant, choice]) => ({
        ...variant.place,
        field: offered,
        read: shownValue(choice),
        message: 'is in the list twice, and is offered once',
        fix: 'remove one of the two',
      })),
    ),
  ]),
  warning('variant-gap', (family) => {
    const [first] = family
    const colors = distinct(family.map(({ value }) => value.color))
    const capacities = distinct(family.map(({ value }) => value.capacity))
    const sold = new Set(family.map(choiceOf))
    const gaps = colors.flatMap((color) =>
      capacities
        .filter((capacity) => !sold.has(choiceOf({ value: { color, capacity } })))
        .map((capacity) => `${color} ${capacity}`),
    )
    const all = colors.length * capacities.length
    return (
      gaps.length > 0 && {
        ...first?.place,
        message: `lacks ${gaps.length} of its ${all} combinations: ${gaps.slice(0, 5).join(', ')}`,
        fix: 'add those that you sell; a shopper who chooses another sees the nearest ones',
      }
    )
  }),
]

/** Each value once, with the first variant that has it. */
function firstOfEach(
  family: FamilyVariants,
  valuesOf: (variant: Placed<ProductDetail>) => readonly string[],
): (readonly [Placed<ProductDetail>, string])[] {
  const first = new Map<string, readonly [Placed<ProductDetail>, string]>()
  for (const variant of family) {
    for (const value of valuesOf(variant)) {
      const key = looseText(value)
      if (!first.has(key)) first.set(key, [variant, value])
    }
  }
  return [...first.values()]
}

function distinct(texts: readonly string[]): string[] {
  return [...new Map(texts.map((text) => [looseText(text), text])).values()]
}

/** What a shopper chooses a variant by. */
function choiceOf({ value }: { value: Pick<ProductDetail, 'color' | 'capacity'> }): string {
  return `${looseText(value.color)}/${looseText(value.capacity)}`
}
