import { CARD_FACTS, OWN_FACETS, type Fact } from './facts.ts'

/** The facts of every shop that lists show or are filtered by, and those that come before them in a comparison. */
export const LISTED_FACTS: readonly Fact[] = [
  { name: 'brand', label: 'Brand', group: 'General', words: 'variant' },
  { name: 'kind', label: 'Kind', type: 'kind' },
  { name: 'color', label: 'Color', type: 'color', group: 'General', words: 'variant' },
  ...named(['size'], CARD_FACTS),
  { name: 'year', label: 'Year', type: 'year', group: 'General', words: 'fact' },
  ...named(['screen'], CARD_FACTS),
  { name: 'processor', label: 'Processor', group: 'Performance' },
  ...named(['ram', 'capacity'], CARD_FACTS),
  { name: 'availability', label: 'Availability', type: 'availability' },
  { name: 'fits', label: 'Fits', type: 'models' },
]

/** In the order of an address. */
const FACET_NAMES = [
  'brand',
  'kind',
  'color',
  'capacity',
  'ram',
  'screen',
  'year',
  'availability',
  'fits',
] as const

/** The name of a fact that lists can be filtered by. */
export type Facet = (typeof FACET_NAMES)[number]

/** What lists can be filtered by, besides price and 'on sale'. */
export const FACETS = [...named(FACET_NAMES, LISTED_FACTS), ...OWN_FACETS]

/** The facts of these names, in their order. */
export function named(names: readonly string[], facts: readonly Fact[]): Fact[] {
  return names.flatMap((name) => facts.find((fact) => fact.name === name) ?? [])
}
