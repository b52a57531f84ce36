import { isMemory } from './memory.ts'

/** Something that is known about a product. */
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
  /** Which of a product's words its values are (`WORD_COSTS` of the search); none unless said. */
  readonly words?: 'variant' | 'fact'
}

/** All facts, in the order of a comparison. A capacity that is no amount of memory, such as `42mm`, is a size. */
export const FACTS: readonly Fact[] = [
  { name: 'brand', label: 'Brand', group: 'General', words: 'variant' },
  { name: 'kind', label: 'Kind', type: 'kind' },
  { name: 'color', label: 'Color', type: 'color', group: 'General', words: 'variant' },
  {
    name: 'size',
    field: 'capacity',
    accepts: (text) => !isMemory(text),
    label: 'Size',
    group: 'General',
  },
  { name: 'year', label: 'Year', type: 'year', group: 'General', words: 'fact' },
  { name: 'screen', label: 'Screen', type: 'inches', group: 'Screen', words: 'fact' },
  { name: 'resolution', label: 'Resolution', type: 'pixels', group: 'Screen' },
  { name: 'processor', label: 'Processor', group: 'Performance' },
  { name: 'ram', label: 'RAM', type: 'size', group: 'Memory', words: 'fact' },
  {
    name: 'capacity',
    accepts: isMemory,
    label: 'Built in memory',
    shortLabel: 'Capacity',
    type: 'size',
    group: 'Memory',
    words: 'variant',
  },
  { name: 'camera', label: 'Camera', group: 'Camera' },
  { name: 'zoom', label: 'Zoom', type: 'optical zoom', group: 'Camera' },
  { name: 'cell', label: 'Cell', group: 'Network' },
]

/** The facts of each list, in its order; those of a product page are specified (section 2, 'Product detail'). */
const LISTS = {
  card: ['screen', 'capacity', 'size', 'ram'],
  summary: ['screen', 'resolution', 'processor', 'ram'],
  tech: [
    ...['screen', 'resolution', 'processor', 'ram'],
    ...['capacity', 'size', 'camera', 'zoom', 'cell'],
  ],
  /** Also the order of an address. */
  filter: ['brand', 'kind', 'color', 'capacity', 'ram', 'screen', 'year'],
} as const

/** The name of a fact that lists can be filtered by. */
export type Facet = (typeof LISTS.filter)[number]

/** What lists can be filtered by, besides price and 'on sale'. */
export const FACETS = factsIn('filter')

export function factsIn(list: keyof typeof LISTS): Fact[] {
  return LISTS[list].flatMap((name) => FACTS.find((fact) => fact.name === name) ?? [])
}

/** The name of a fact on cards and in filters. */
export function shortLabel({ label, shortLabel = label }: Fact): string {
  return shortLabel
}

/** An entry of the catalogue or its details, which hold facts under their names. */
export type FactSource = Readonly<Record<string, unknown>>

/** What a fact's field holds; a list is joined by commas. Empty if there is nothing in it. */
export function fieldText({ name, field = name }: Fact, source: FactSource | undefined): string {
  return asText(source?.[field])
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
