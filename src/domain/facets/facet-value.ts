import { KINDS } from '#src/domain/product/kind.ts'
import { looseText } from '#src/domain/facts/loose-text.ts'
import { isMemory } from '#src/domain/facts/memory.ts'
import { measureIn, type Unit } from '#src/domain/facts/units.ts'
import { BASIC_COLORS, basicColor } from './basic-color.ts'
import type { Facet } from './facet.ts'

/** A value of a facet: `apple` and `Apple`, `256gb` and `256GB`, `11.0` and `11"`. */
export interface FacetValue {
  /** The value in an address. */
  readonly slug: string
  readonly label: string
}

/**
 * The value of a fact as the catalogue writes it, or undefined if it names none. Different spellings have the same
 * slug: `1024 GB` and `1TB`, `42 mm` and `42mm`.
 */
export function facetValue(facet: Facet, fact: string): FacetValue | undefined {
  const text = fact.trim()
  return text === '' ? undefined : READERS[facet](text)
}

/** Compares values of a facet: memory by amount, years newest first, kinds and colours as shoppers look for them. */
export function compareValues(facet: Facet): (a: FacetValue, b: FacetValue) => number {
  return ORDERS[facet]
}

type Compare = (a: FacetValue, b: FacetValue) => number

const READERS: Readonly<Record<Facet, (text: string) => FacetValue | undefined>> = {
  brand: (text) => ({ slug: slugOf(text), label: text }),
  kind: (text) => ({ slug: slugOf(text), label: capitalised(text) }),
  color: (text) => {
    const color = basicColor(text)
    return color && { slug: color, label: capitalised(color) }
  },
  capacity: sizeValue,
  ram: sizeValue,
  screen: (text) => {
    const inches = measureIn(text, 'inches')?.toFixed(1)
    return inches === undefined ? undefined : { slug: inches, label: `${Number(inches)}"` }
  },
  year: (text) => ({ slug: text, label: text }),
}

/** Created with the first comparison, as in `sorting.ts`. */
let alphabet: Intl.Collator | undefined

const byLabel: Compare = (a, b) =>
  (alphabet ??= new Intl.Collator(undefined, { numeric: true })).compare(a.label, b.label)

const bySize: Compare = (a, b) => compareSizes(sizeOf(a.label), sizeOf(b.label)) || byLabel(a, b)

const ORDERS: Readonly<Record<Facet, Compare>> = {
  brand: byLabel,
  kind: byOrder(KINDS),
  color: byOrder(BASIC_COLORS),
  capacity: bySize,
  ram: bySize,
  screen: (a, b) => Number(a.slug) - Number(b.slug),
  year: (a, b) => Number(b.slug) - Number(a.slug),
}

function byOrder(slugs: readonly string[]): Compare {
  return (a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug)
}

function sizeValue(text: string): FacetValue {
  if (isMemory(text)) {
    const label = memoryLabel(measureIn(text, 'bytes') ?? 0)
    return { slug: label.toLowerCase(), label }
  }
  return { slug: slugOf(looseText(text)), label: text }
}

/** An amount of memory in the largest unit that gives at least 1: `1024 MB` is `1GB`. */
function memoryLabel(bytes: number): string {
  const power = [4, 3, 2].find((exponent) => bytes >= 1024 ** exponent) ?? 1
  return `${Number((bytes / 1024 ** power).toFixed(2))}${'KMGT'.charAt(power - 1)}B`
}

const SIZE_UNITS = ['bytes', 'millimetres', 'inches', 'metres', 'watts'] as const satisfies Unit[]

/** The index of the unit and the number of it; a size without a unit comes last. */
function sizeOf(label: string): readonly [unit: number, amount: number] {
  for (const [index, unit] of SIZE_UNITS.entries()) {
    const amount = measureIn(label, unit)
    if (amount !== undefined) return [index, amount]
  }
  return [SIZE_UNITS.length, 0]
}

function compareSizes(a: readonly [number, number], b: readonly [number, number]): number {
  return a[0] - b[0] || a[1] - b[1]
}

/** Letters and digits of any script, with a dash for anything else between them. */
function slugOf(text: string): string {
  const name = text.toLowerCase()
  return name.replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || name
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
