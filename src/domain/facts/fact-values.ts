import { basicColor, BASIC_COLORS } from '#src/domain/color/basic-color.ts'
import { AVAILABILITIES, AVAILABILITY_TEXTS } from '#src/domain/product/availability.ts'
import * as m from '#src/messages/messages.gen.ts'
import { colorText } from '#src/domain/color/swatches.ts'
import { KINDS, type Product } from '#src/domain/product/product.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import {
  amountReader,
  compareSizes,
  decimalText,
  isMemory,
  measureIn,
} from '#src/domain/text/units.ts'
import { fieldText, type Fact } from './facts.ts'
import { looseText, plainDashes } from '#src/domain/text/loose-text.ts'

/** A value of a fact: `apple` and `Apple`, `256gb` and `256GB`, `11.0` and `11"`. */
export interface FactValue {
  readonly slug: string
  readonly label: string
}

type TypedFact = Pick<Fact, 'type' | 'unit' | 'better'>

type Compare = (a: FactValue, b: FactValue) => number

interface FactType {
  /** The value that a string names, which is not empty; undefined if it names none. */
  readonly read?: (text: string) => FactValue | undefined
  /** The order in filters; without it, sizes, and then the alphabet. */
  readonly compare?: Compare
  /** Writes a value in a comparison, in which equal amounts look the same. */
  readonly write?: (text: string) => string
  /**
   * A number that is higher for a value that is better for everybody, unlike a larger screen; undefined for a value that
   * cannot be measured.
   */
  readonly rate?: (text: string) => number | undefined
}

/** Undefined if the string names none. Different spellings have the same slug: `1024 GB` and `1TB`. */
export function factValue(fact: TypedFact, written: string): FactValue | undefined {
  const text = written.trim()
  const { read = (label: string) => ({ slug: valueSlug(label), label }) } = factType(fact)
  return text === '' ? undefined : read(text)
}

/** What a product has for a facet. If the catalogue says how a colour looks, its basic colour. */
export function facetText(facet: Fact, product: Product): string {
  const { color = '', colorValue } = product
  return facet.type === 'color' && colorValue !== undefined
    ? (basicColor(color, colorValue) ?? '')
    : fieldText(facet, product)
}

export function factType({ type, unit, better }: TypedFact): FactType {
  if (type) return FACT_TYPES[type]
  if (!unit || !better) return {}
  const sign = better === 'lower' ? -1 : 1
  const amountIn = amountReader(unit)
  return {
    rate: (text) => {
      const amount = amountIn(text)
      return amount && sign * amount
    },
  }
}

export function compareValues(fact: TypedFact): Compare {
  return factType(fact).compare ?? byLabel
}

/** Created with the first comparison, as in `sorting.ts`. */
let alphabet: Intl.Collator | undefined

function byLabel(a: FactValue, b: FactValue): number {
  alphabet ??= new Intl.Collator(SETTINGS.language, { numeric: true })
  return compareSizes(a.label, b.label) || alphabet.compare(a.label, b.label)
}

const FACT_TYPES: Readonly<Record<NonNullable<Fact['type']>, FactType>> = {
  kind: {
    read: (text) => {
      const kind = KINDS.find((each) => each === text)
      return { slug: valueSlug(text), label: kind ? m.kindName({ kind }) : capitalised(text) }
    },
    compare: byOrder(KINDS),
  },
  color: {
    read: (text) => {
      const color = basicColor(text)
      return color && { slug: color, label: m.colorName({ color }) }
    },
    write: colorText,
    compare: byOrder(BASIC_COLORS),
  },
  year: {
    read: (text) => ({ slug: text, label: text }),
    compare: (a, b) => Number(b.slug) - Number(a.slug),
  },
  size: {
    read: sizeValue,
    // In the largest unit that fits: `1024 GB` becomes `1TB`.
    write: (text) => sizeValue(text).label,
    rate: (text) => measureIn(text, 'bytes'),
  },
  inches: {
    read: (text) => {
      const inches = measureIn(text, 'inches')?.toFixed(1)
      return inches === undefined
        ? undefined
        : { slug: inches, label: `${decimalText(Number(inches))}"` }
    },
    compare: (a, b) => Number(a.slug) - Number(b.slug),
  },
  availability: {
    read: (text) => {
      const slug = AVAILABILITIES.find((each) => each === text)
      return slug && { slug, label: AVAILABILITY_TEXTS[slug] }
    },
    compare: byOrder(AVAILABILITIES),
  },
  models: {},
  'optical zoom': { rate: opticalZoomIn },
}

function byOrder(slugs: readonly string[]): Compare {
  return (a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug)
}

function sizeValue(text: string): FactValue {
  if (isMemory(text)) {
    const label = memoryLabel(measureIn(text, 'bytes') ?? 0)
    return { slug: label.toLowerCase(), label: decimalText(label) }
  }
  return { slug: valueSlug(looseText(text)), label: text }
}

function memoryLabel(bytes: number): string {
  const power = [4, 3, 2].find((exponent) => bytes >= 1024 ** exponent) ?? 1
  return `${Number((bytes / 1024 ** power).toFixed(2))}${'KMGT'.charAt(power - 1)}B`
}

/** What stays in a slug: letters and digits, and the signs that make another value: `A+`, `C#`, `< 5`, `1/2`, `-15`, `A-`. */
const IN_SLUG =
  /(?:[\p{L}\p{M}\p{N}.\p{Sm}#*]|(?<=\d)\/(?=\d)|(?<![\p{L}\p{M}\p{N}])-(?=\d)|(?<=\S)-$)+/gu

/** Letters, digits and signs, with a dash for anything else between them. */
function valueSlug(written: string): string {
  const name = plainDashes(inFirstLanguage(written).toLowerCase())
  const parts =
    name
      .replace(/\s*([\p{Sm}/])\s*/gu, '$1')
      .replace(/(?<=\d),(?=\d)/g, '.')
      .match(IN_SLUG) ?? []
  return parts.join('-').replace(/^\.+(?!\d)|\.+$/g, '') || name
}

function inFirstLanguage(text: string): string {
  return SETTINGS.firstTexts?.find(([own]) => own === text)?.[1] ?? text
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 5 for `Optical, 3x and 5x; digital, 100x`: digital zoom only enlarges the picture. 1 without optical zoom. */
function opticalZoomIn(text: string): number | undefined {
  if (text === '') return undefined
  const optical = text.split(';').filter((part) => !/digital/i.test(part))
  const factors = [...optical.join().matchAll(/(\d+(?:\.\d+)?)\s*[x×]/gi)]
  return Math.max(1, ...factors.map(([, factor]) => Number(factor)))
}
