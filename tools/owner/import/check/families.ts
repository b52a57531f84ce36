import { slugOf } from '#src/domain/text/slugs.ts'
import { looseText } from '#src/domain/text/loose-text.ts'
import { choicesWith } from '#src/domain/product/variants.ts'
import type { Item } from './items.ts'
import { faultAt, type Fault } from '#tools/owner/import/faults.ts'
import { withoutParts, withParts } from './slugs.ts'

const MOST_VARIANTS = 500

/** Finds the variants of each model, by its column or by their names, and gives each a name of its own. */
export function inFamilies(items: readonly Item[]) {
  const namesakes = namesakesIn(items)
  const named = items.map((item) => ({ ...item, family: familyOf(item, namesakes(item).choices) }))
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

/**
 * Variants that no colour and no size tells apart are products of their own: shoppers could reach only the first one.
 *
 * @param explained lines for which another warning already says how they differ
 */
export function apart(items: readonly Item[], explained: ReadonlySet<number> = new Set()) {
  const seen = new Map<string, [Item, ...Item[]]>()
  const families = new Map<string, string>()
  const faults: Fault[] = []
  const single = items.map((item) => {
    const { line, name, family, color, capacity, slug } = item
    const choice = JSON.stringify([family, looseText(color), looseText(capacity)])
    const same = seen.get(choice)
    if (family === '' || !same) {
      seen.set(choice, [item])
      return item
    }
    if (!explained.has(line)) {
      const values = { first: same[0].line, family }
      faults.push(faultAt(line, 'same-variant', 'name', name, values))
    }
    // The second ones of all sizes are variants of each other.
    const place = JSON.stringify([family, same.length])
    same.push(item)
    families.set(place, families.get(place) ?? slug)
    return { ...item, family: families.get(place) ?? slug }
  })
  return { items: single, faults }
}

/** Lets the variants of each model offer each other's colours and capacities. */
export function withChoices(items: readonly Item[]): Item[] {
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
  return items.map((item) => {
    const { colors = [], capacities = [] } = choices.get(keyOf(item)) ?? {}
    return {
      ...item,
      colorsAvailable: joined(item.colorsAvailable, colors),
      capacityAvailable: joined(item.capacityAvailable, capacities),
    }
  })
}

const CHOICES = ['capacity', 'color'] as const

type Named = Pick<Item, 'family' | 'name' | (typeof CHOICES)[number]>

/** How many items have the name of an item, and the choices in which these differ. */
function namesakesIn(items: readonly Named[]) {
  const keyOf = ({ family, name }: Named) => JSON.stringify([family, looseText(name)])
  const groups = new Map(
    [...Map.groupBy(items, keyOf)].map(([key, same]) => {
      const differs = (field: (typeof CHOICES)[number]) =>
        new Set(same.map((item) => looseText(item[field]))).size > 1
      return [key, { count: same.length, choices: CHOICES.filter(differs) }]
    }),
  )
  return (item: Named) => groups.get(keyOf(item)) ?? { count: 0, choices: [] }
}

/** A choice in which items of one name differ is no part of it: `Espresso Nacht` is ground for a sieve, or for espresso. */
function familyOf(item: Item, choices: readonly string[]): string {
  const { family, name } = item
  const parts = CHOICES.filter((field) => !choices.includes(field)).map((field) => item[field])
  const text = family === '' ? withoutParts(name, parts) : family
  const slug = slugOf(text)
  return slug === '' ? text : slug
}

/** Adds capacity and colour to the names of variants that have the same name. */
export function withOwnNames<Each extends Named & Pick<Item, 'texts'>>(
  items: readonly Each[],
): Each[] {
  const namesakes = namesakesIn(items)
  return items.map((item) => {
    const { count, choices } = namesakes(item)
    if (count === 1) return item
    const longer = (name: string, code?: string) =>
      CHOICES.reduce((text, field) => {
        const inLanguage = item.texts.find((each) => each.path === field && each.code === code)
        const part = inLanguage?.text ?? item[field]
        return choices.includes(field) && part !== '' ? `${text} ${part}` : withParts(text, [part])
      }, name)
    return {
      ...item,
      name: longer(item.name),
      texts: item.texts.map((each) =>
        each.path === 'name' ? { ...each, text: longer(each.text, each.code) } : each,
      ),
    }
  })
}

/** The choices in the file's order, then those that only the family's rows have. */
function joined(listed: readonly string[], sold: readonly string[]): string[] {
  const keys = new Set(listed.map(looseText))
  return [...listed, ...sold.filter((value) => !keys.has(looseText(value)))]
}
