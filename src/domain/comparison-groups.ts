import { FACET_LABELS } from '#src/domain/facets/facet-labels.ts'
import { facetValue } from '#src/domain/facets/facet-value.ts'
import { looseText } from './loose-text.ts'
import { formatPrice } from './money.ts'
import type { ProductDetail } from './product-detail.ts'
import type { Product } from './product.ts'
import { isMemory } from './memory.ts'
import { measureIn } from './units.ts'

/** A product beside others, with its details where the catalogue has them. */
export interface ComparedProduct {
  readonly product: Product
  readonly detail: ProductDetail | undefined
}

/** What one product has in a row. */
export interface ComparedValue {
  /** Empty where it is not known. */
  readonly text: string
  /** Whether no other product has a better value, and one has a worse one. */
  readonly isBest: boolean
}

export interface ComparisonRow {
  readonly label: string
  /** One for each product, in their order. */
  readonly values: readonly ComparedValue[]
  /** Whether all products have the same value, in any spelling. */
  readonly isSame: boolean
}

export interface ComparisonGroup {
  readonly label: string
  readonly rows: readonly ComparisonRow[]
}

/**
 * What is known about products, side by side. Rows that all of them share come first, as products of different
 * categories share only some; rows without any value are left out.
 */
export function comparisonGroups(products: readonly ComparedProduct[]): ComparisonGroup[] {
  const groups = GROUPS.map(({ label, facts }) => ({
    label,
    rows: sharedFirst(
      facts.map((fact) => rowOf(fact, products)).filter((row) => row.values.some(isKnown)),
      isShared,
    ),
  }))
  return sharedFirst(
    groups.filter(({ rows }) => rows.length > 0),
    ({ rows }) => rows.some(isShared),
  )
}

/** The rows in which the products differ. */
export function differencesOf(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map(({ label, rows }) => ({ label, rows: rows.filter(({ isSame }) => !isSame) }))
    .filter(({ rows }) => rows.length > 0)
}

interface Fact {
  readonly label: string
  /** Empty where it is not known. */
  readonly read: (compared: ComparedProduct) => string
  /** A number that is higher for a better value; undefined for a value that cannot be measured. */
  readonly rate?: (text: string, product: Product) => number | undefined
}

const GROUPS: readonly { readonly label: string; readonly facts: readonly Fact[] }[] = [
  {
    label: 'Price',
    facts: [
      {
        label: FACET_LABELS.price,
        read: ({ product }) => formatPrice(product.price),
        rate: (_text, { price }) => -price,
      },
      {
        label: 'Regular price',
        read: ({ product }) => formatPrice(Math.max(product.fullPrice, product.price)),
      },
    ],
  },
  {
    label: 'General',
    facts: [
      { label: FACET_LABELS.brand, read: ({ product }) => product.brand ?? '' },
      {
        label: FACET_LABELS.color,
        read: ({ product, detail }) => known(detail?.color, product.color),
      },
      { label: 'Size', read: (compared) => unless(isMemory, capacityOf(compared)) },
      { label: FACET_LABELS.year, read: ({ product }) => String(product.year) },
    ],
  },
  {
    label: 'Screen',
    facts: [
      {
        label: FACET_LABELS.screen,
        read: ({ product, detail }) => known(detail?.screen, product.screen),
        rate: (text) => measureIn(text, 'inches'),
      },
      {
        label: 'Resolution',
        read: ({ detail }) => (detail?.resolution ?? '').replace(PIXELS, '$1 × $2'),
        rate: pixelsIn,
      },
    ],
  },
  {
    label: 'Performance',
    facts: [{ label: 'Processor', read: ({ detail }) => detail?.processor ?? '' }],
  },
  {
    label: 'Memory',
    facts: [
      {
        label: FACET_LABELS.ram,
        read: ({ product, detail }) => memory(known(detail?.ram, product.ram)),
        rate: bytesIn,
      },
      {
        label: 'Built in memory',
        read: (compared) => memory(unless((text) => !isMemory(text), capacityOf(compared))),
        rate: bytesIn,
      },
    ],
  },
  {
    label: 'Camera',
    facts: [
      { label: 'Camera', read: ({ detail }) => detail?.camera ?? '' },
      { label: 'Zoom', read: ({ detail }) => detail?.zoom ?? '', rate: opticalZoomIn },
    ],
  },
  {
    label: 'Network',
    facts: [
      {
        label: 'Cell',
        read: ({ detail }) => (detail?.cell ?? []).filter((band) => band.trim()).join(', '),
      },
    ],
  },
]

function rowOf({ label, read, rate }: Fact, products: readonly ComparedProduct[]): ComparisonRow {
  const texts = products.map((compared) => read(compared).trim())
  const rates = products.map(({ product }, place) => rate?.(texts[place] ?? '', product))
  const known = rates.filter((each) => each !== undefined)
  const best = Math.max(...known)
  return {
    label,
    values: texts.map((text, place) => ({
      text,
      isBest: rates[place] === best && best > Math.min(...known),
    })),
    isSame: new Set(texts.map(looseText)).size === 1,
  }
}

function isKnown({ text }: ComparedValue): boolean {
  return text !== ''
}

function isShared({ values }: ComparisonRow): boolean {
  return values.every(isKnown)
}

function sharedFirst<Item>(items: readonly Item[], isShared: (item: Item) => boolean): Item[] {
  return items.toSorted((one, other) => Number(isShared(other)) - Number(isShared(one)))
}

/** An amount of memory or a size, such as `42mm`. */
function capacityOf({ product, detail }: ComparedProduct): string {
  return known(detail?.capacity, product.capacity)
}

/** The first fact that is not empty. */
function known(...facts: readonly (string | undefined)[]): string {
  return facts.find((fact) => fact?.trim()) ?? ''
}

function unless(isOther: (text: string) => boolean, text: string): string {
  return isOther(text) ? '' : text
}

/** An amount of memory in the largest unit that fits: `1024 GB` becomes `1TB`. */
function memory(text: string): string {
  return facetValue('ram', text)?.label ?? ''
}

function bytesIn(text: string): number | undefined {
  return measureIn(text, 'bytes')
}

/** Width and height of a resolution. */
const PIXELS = /(\d+)\s*[x×*]\s*(\d+)/i

function pixelsIn(text: string): number | undefined {
  const [, width, height] = PIXELS.exec(text) ?? []
  return width === undefined ? undefined : Number(width) * Number(height)
}

/**
 * The highest factor of the zoom, as 5 of `Optical, 3x and 5x; digital, 100x`. Digital zoom only enlarges the picture, so
 * it does not count: a camera that has no other is rated 1.
 */
function opticalZoomIn(text: string): number | undefined {
  if (text === '') return undefined
  const optical = text.split(';').filter((part) => !/digital/i.test(part))
  const factors = [...optical.join().matchAll(/(\d+(?:\.\d+)?)\s*[x×]/gi)]
  return Math.max(1, ...factors.map(([, factor]) => Number(factor)))
}
