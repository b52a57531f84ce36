import { slugOf } from '#src/domain/text/slugs.ts'
import { looseText } from '#src/domain/text/loose-text.ts'
import { choicesWith } from '#src/domain/product/variants.ts'
import { repeated } from '#tools/owner/check/problems.ts'
import type { Item } from './items.ts'
import { faultAt, type Fault } from '#tools/owner/import/faults.ts'
import { withoutParts, withParts } from './slugs.ts'

const MOST_VARIANTS = 500

/** Finds the variants of each model, by its column or by their names, and gives each a name of its own. */
export function inFamilies(items: readonly Item[]) {
  const named = items.map((item) => ({ ...item, family: familyOf(item) }))
  const large = [...Map.groupBy(named, ({ family }) => family)].filter(
    ([family, { length }]) => family !== '' && length > MOST_VARIANTS,
  )
  const families = new Set(large.map(([family]) => family))
  const known = new Set(named.map(({ family }) => family))
  return {
    items: withOwnNames(
      named.map((item) => ({
        ...item,
        family: families.has(item.family) ? '' : item.family,
        // A name that the list writes in several ways is one family.
        fits: item.fits.map((fit) => (known.has(slugOf(fit)) ? slugOf(fit) : fit)),
      })),
    ),
    // Each variant's page offers all others. A column with 'universal' in every row would make pages without end.
    faults: large.map(([family, { length, [0]: first }]) => {
      const values = { count: length, most: MOST_VARIANTS }
      return faultAt(first?.line ?? 0, 'large-family', 'family', family, values)
    }),
  }
}

/** Lets the variants of each model offer each other's colours and capacities. */
export function withChoices(items: readonly Item[]) {
  const keyOf = (item: Item) => (item.family === '' ? item : item.family)
  const families = Map.groupBy(items, keyOf)
  const choices = new Map(
    [...families].map(([key, family]) => [
      key,
      {
        colors: choicesWith([...new Set(family.map(({ color }) => color))], ''),
        capacities: choicesWith([...new Set(family.map(({ capacity }) => capacity))], ''),
      },
    ]),
  )
  return {
    items: items.map((item) => {
      const { colors = [], capacities = [] } = choices.get(keyOf(item)) ?? {}
      return {
        ...item,
        colorsAvailable: joined(item.colorsAvailable, colors),
        capacityAvailable: joined(item.capacityAvailable, capacities),
      }
    }),
    faults: [...families.values()].flatMap(sameVariants),
  }
}

function familyOf({ family, name, capacity, color }: Item): string {
  const text = family === '' ? withoutParts(name, [capacity, color]) : family
  const slug = slugOf(text)
  return slug === '' ? text : slug
}

type Named = Pick<Item, 'family' | 'name' | 'capacity' | 'color' | 'texts'>

/** Adds capacity and colour to the names of variants that have the same name. */
export function withOwnNames<Each extends Named>(items: readonly Each[]): Each[] {
  const keyOf = ({ family, name }: Each) => JSON.stringify([family, name])
  const named = Map.groupBy(items, keyOf)
  return items.map((item) => {
    const { name, capacity, color, texts } = item
    if (named.get(keyOf(item))?.length === 1) return item
    const textIn = (path: string, code: string) =>
      texts.find((each) => each.path === path && each.code === code)?.text
    return {
      ...item,
      name: withParts(name, [capacity, color]),
      texts: texts.map((each) => {
        const { path, code, text } = each
        const parts = [textIn('capacity', code) ?? capacity, textIn('color', code) ?? color]
        return path === 'name' ? { ...each, text: withParts(text, parts) } : each
      }),
    }
  })
}

/** The choices in the file's order, then those that only the family's rows have. */
function joined(listed: readonly string[], sold: readonly string[]): string[] {
  const keys = new Set(listed.map(looseText))
  return [...listed, ...sold.filter((value) => !keys.has(looseText(value)))]
}

/** Shoppers choose by colour and capacity, so they can reach only the first of two variants with the same ones. */
function sameVariants(family: readonly Item[]): Fault[] {
  const choiceOf = ({ color, capacity }: Item) =>
    JSON.stringify([looseText(color), looseText(capacity)])
  return repeated(family, choiceOf).map(([item, first]) => {
    const values = { first: first.line, family: item.family }
    return faultAt(item.line, 'same-variant', 'color', `${item.color} ${item.capacity}`, values)
  })
}
