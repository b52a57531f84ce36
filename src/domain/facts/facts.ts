import { isMemory } from './memory.ts'

/** Something that is known about a product. */
export interface Fact {
  readonly label: string
  /** On cards, if it is another. */
  readonly shortLabel?: string
  /** The heading above it in a comparison. */
  readonly group: string
  /** The catalogue's field; its own name unless said. */
  readonly field?: 'capacity'
  /** Whether a value of that field is this fact; without it, every value is. */
  readonly accepts?: (text: string) => boolean
  /** What a comparison measures in it: more is better. */
  readonly measure?: 'inches' | 'pixels' | 'bytes' | 'optical zoom'
}

/** All facts. A capacity that is no amount of memory, such as `42mm`, is a size. */
export const FACTS = {
  brand: { label: 'Brand', group: 'General' },
  kind: { label: 'Kind', group: 'General' },
  color: { label: 'Color', group: 'General' },
  size: { label: 'Size', group: 'General', field: 'capacity', accepts: (text) => !isMemory(text) },
  year: { label: 'Year', group: 'General' },
  screen: { label: 'Screen', group: 'Screen', measure: 'inches' },
  resolution: { label: 'Resolution', group: 'Screen', measure: 'pixels' },
  processor: { label: 'Processor', group: 'Performance' },
  ram: { label: 'RAM', group: 'Memory', measure: 'bytes' },
  capacity: {
    label: 'Built in memory',
    shortLabel: 'Capacity',
    group: 'Memory',
    accepts: isMemory,
    measure: 'bytes',
  },
  camera: { label: 'Camera', group: 'Camera' },
  zoom: { label: 'Zoom', group: 'Camera', measure: 'optical zoom' },
  cell: { label: 'Cell', group: 'Network' },
} as const satisfies Readonly<Record<string, Fact>>

export type FactName = keyof typeof FACTS

/** The facts on a product card, in their order. */
export const CARD_FACTS: readonly FactName[] = ['screen', 'capacity', 'size', 'ram']

/** The facts beside the gallery (specification, section 2, 'Product detail'). */
export const SUMMARY_FACTS: readonly FactName[] = ['screen', 'resolution', 'processor', 'ram']

/** The facts in 'Tech specs' (specification, section 2, 'Product detail'). */
export const TECH_FACTS: readonly FactName[] = [
  ...SUMMARY_FACTS,
  'capacity',
  'size',
  'camera',
  'zoom',
  'cell',
]

/** The facts in a comparison, in the order of their groups. */
export const COMPARED_FACTS: readonly FactName[] = [
  'brand',
  'color',
  'size',
  'year',
  'screen',
  'resolution',
  'processor',
  'ram',
  'capacity',
  'camera',
  'zoom',
  'cell',
]
