import { isMemory } from './units.ts'

/** Something that is known about a product: what it is called, how its values are read, and what shows it. */
export interface Fact {
  /** Its field in the catalogue, unless `field` says another. */
  readonly name: string
  readonly field?: string
  /** Whether a value of its field is this fact; without it, every value is. */
  readonly accepts?: (text: string) => boolean
  readonly label: string
  /** On cards and in filters, if it is another. */
  readonly shortLabel?: string
  /** How its values are read, sorted and compared (`fact-values.ts`): as texts unless said. */
  readonly type?: 'kind' | 'color' | 'year' | 'size' | 'inches' | 'pixels' | 'optical zoom'
  /** The heading above it in a comparison; without it, the fact is not compared. */
  readonly group?: string
  /** Its positions where it is shown. */
  readonly at: Readonly<Partial<Record<Place, number>>>
  /** Which of a product's words its values are (`WORD_COSTS` of the search). */
  readonly words?: 'variant' | 'fact'
}

/** An entry of the catalogue or its details, which hold facts under their names. */
export type FactSource = Readonly<Record<string, unknown>>

/** A card; the summary beside the gallery; 'Tech specs' (specification, section 2); the filters of a list. */
export type Place = 'card' | 'summary' | 'tech' | 'filter'

/** All facts, in the order of a comparison. A capacity that is no amount of memory, such as `42mm`, is a size. */
const TABLE = [
  { name: 'brand', label: 'Brand', group: 'General', at: { filter: 1 }, words: 'variant' },
  { name: 'kind', label: 'Kind', type: 'kind', at: { filter: 2 } },
  {
    name: 'color',
    label: 'Color',
    type: 'color',
    group: 'General',
    at: { filter: 3 },
    words: 'variant',
  },
  {
    name: 'size',
    field: 'capacity',
    accepts: (text) => !isMemory(text),
    label: 'Size',
    group: 'General',
    at: { card: 3, tech: 6 },
  },
  { name: 'year', label: 'Year', type: 'year', group: 'General', at: { filter: 7 }, words: 'fact' },
  {
    name: 'screen',
    label: 'Screen',
    type: 'inches',
    group: 'Screen',
    at: { card: 1, summary: 1, tech: 1, filter: 6 },
    words: 'fact',
  },
  {
    name: 'resolution',
    label: 'Resolution',
    type: 'pixels',
    group: 'Screen',
    at: { summary: 2, tech: 2 },
  },
  { name: 'processor', label: 'Processor', group: 'Performance', at: { summary: 3, tech: 3 } },
  {
    name: 'ram',
    label: 'RAM',
    type: 'size',
    group: 'Memory',
    at: { card: 4, summary: 4, tech: 4, filter: 5 },
    words: 'fact',
  },
  {
    name: 'capacity',
    accepts: isMemory,
    label: 'Built in memory',
    shortLabel: 'Capacity',
    type: 'size',
    group: 'Memory',
    at: { card: 2, tech: 5, filter: 4 },
    words: 'variant',
  },
  { name: 'camera', label: 'Camera', group: 'Camera', at: { tech: 7 } },
  { name: 'zoom', label: 'Zoom', type: 'optical zoom', group: 'Camera', at: { tech: 8 } },
  { name: 'cell', label: 'Cell', group: 'Network', at: { tech: 9 } },
] as const satisfies readonly Fact[]

export const FACTS: readonly Fact[] = TABLE

/** The name of a fact that lists can be filtered by. */
export type Facet = Extract<(typeof TABLE)[number], { at: { filter: number } }>['name']

/** What lists can be filtered by, besides price and 'on sale', in the order of the filters and of an address. */
export const FACETS = factsAt('filter')

/** Its name on cards and in filters. */
export function shortLabel({ label, shortLabel = label }: Fact): string {
  return shortLabel
}

/** A fact as an entry of the catalogue or its details has it. */
export function rawFact({ name, field = name }: Fact, source: FactSource | undefined): unknown {
  return source?.[field]
}

/** The facts of a place, in its order. */
export function factsAt(place: Place): Fact[] {
  return FACTS.filter(({ at }) => at[place] !== undefined).sort(
    (one, other) => (one.at[place] ?? 0) - (other.at[place] ?? 0),
  )
}
