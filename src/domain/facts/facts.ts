import { SETTINGS, type ShopSettings } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { isMemory } from '#src/domain/text/units.ts'

export interface Fact {
  /** Its field in the catalogue, unless `field` says another. */
  readonly name: string
  readonly field?: string
  /** Whether a value of its field is this fact; without it, every value is. */
  readonly accepts?: (text: string) => boolean
  readonly label: string
  /** On cards and in filters, if it is another. */
  readonly shortLabel?: string
  /** How its values are read, sorted and compared (`fact-values.ts`); as strings without it. */
  readonly type?:
    | 'kind'
    | 'color'
    | 'year'
    | 'size'
    | 'inches'
    | 'pixels'
    | 'optical zoom'
    | 'availability'
    | 'models'
  /** How pages write its values, if not as they are. */
  readonly shown?: (text: string) => string
  /** The heading above it in a comparison; without it, the fact is not compared. */
  readonly group?: string
  /** What matching one of its values costs in a search (`WORD_COSTS`); without it, the fact is not searched. */
  readonly words?: 'variant' | 'fact'
  /** A fact of the shop's own, with the fields below from its settings; its values stand under `facts` of an entry. */
  readonly isInFacts?: boolean
  readonly unit?: string | undefined
  readonly better?: 'lower' | 'higher' | undefined
  readonly categories?: readonly string[] | undefined
  readonly card?: boolean | undefined
  readonly filter?: boolean | undefined
}

/** Facts that lists of every shop show or filter by. A capacity that is no amount of memory is a size: `42mm`. */
export const LISTED_FACTS: readonly Fact[] = [
  { name: 'brand', label: m.factsBrand, group: m.factsGroupGeneral, words: 'variant' },
  { name: 'kind', label: m.factsKind, type: 'kind' },
  {
    name: 'color',
    label: m.factsColor,
    type: 'color',
    group: m.factsGroupGeneral,
    words: 'variant',
  },
  {
    name: 'size',
    field: 'capacity',
    accepts: (text) => !isMemory(text),
    label: SETTINGS.size,
    group: m.factsGroupGeneral,
  },
  { name: 'year', label: m.factsYear, type: 'year', group: m.factsGroupGeneral, words: 'fact' },
  {
    name: 'screen',
    label: m.factsScreen,
    type: 'inches',
    group: m.factsGroupScreen,
    words: 'fact',
  },
  { name: 'processor', label: m.factsProcessor, group: m.factsGroupPerformance },
  { name: 'ram', label: m.factsRam, type: 'size', group: m.factsGroupMemory, words: 'fact' },
  {
    name: 'capacity',
    accepts: isMemory,
    label: m.factsMemory,
    shortLabel: m.factsCapacity,
    type: 'size',
    group: m.factsGroupMemory,
    words: 'variant',
  },
  { name: 'availability', label: m.factsAvailability, type: 'availability' },
  { name: 'fits', label: m.factsFits, type: 'models' },
]

export const CARD_FACTS = named(['screen', 'capacity', 'size', 'ram'], LISTED_FACTS)

export const OWN_FACTS = ownFacts(SETTINGS.facts)
export const OWN_CARD_FACTS = OWN_FACTS.filter(({ card }) => card)
export const OWN_FACETS = OWN_FACTS.filter(({ filter }) => filter)

export function named(names: readonly string[], facts: readonly Fact[]): Fact[] {
  return names.flatMap((name) => facts.find((fact) => fact.name === name) ?? [])
}

/** A shop's own facts, in the order of its settings (docs/specification.md, 'Facts of a shop's own'). */
export function ownFacts(settings: ShopSettings['facts'] = {}): Fact[] {
  return Object.entries(settings).map(([name, fact]) => ({
    ...fact,
    name,
    words: 'fact',
    isInFacts: true,
  }))
}

export function shortLabel({ label, shortLabel = label }: Fact): string {
  return shortLabel
}

/** An entry of the catalogue or its details, which hold facts under their names. */
export interface FactSource {
  readonly [field: string]: unknown
  readonly facts?: Readonly<Record<string, string>> | undefined
}

/** What the first source that knows a fact writes, lists with commas; empty if its category has no such fact. */
export function fieldText(
  { name, field = name, isInFacts, categories }: Fact,
  ...sources: readonly (FactSource | undefined)[]
): string {
  const isLacking = ({ category }: FactSource) =>
    category && categories?.every((each) => each !== category)
  if (sources.some((source) => source && isLacking(source))) return ''
  const texts = sources.map((source) => asText(isInFacts ? source?.facts?.[name] : source?.[field]))
  return texts.find((text) => text !== '') ?? ''
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
