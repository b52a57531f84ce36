import { facetValue } from '#src/domain/facets/facet-value.ts'
import { looseText } from './loose-text.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { measureIn } from './units.ts'
import { factText } from './fact-text.ts'
import { COMPARED_FACTS, FACTS, type Fact, type FactName } from './facts.ts'

/** A product beside others, with its details if the catalogue has them. */
export interface ComparedProduct {
  readonly product: Product
  readonly detail: ProductDetail | undefined
}

/** What one product has in a row. */
export interface ComparedValue {
  /** Empty if it is not known. */
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
  const byGroup = Map.groupBy(COMPARED_FACTS, (name) => FACTS[name].group)
  const groups = [...byGroup].map(([label, names]) => ({
    label,
    rows: sharedFirst(
      names.map((name) => factRow(name, products)).filter(({ values }) => values.some(isKnown)),
      isShared,
    ),
  }))
  return sharedFirst(
    [
      { label: 'Price', rows: priceRows(products) },
      ...groups.filter(({ rows }) => rows.length > 0),
    ],
    ({ rows }) => rows.some(isShared),
  )
}

/** The rows in which the products differ. */
export function differencesOf(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map(({ label, rows }) => ({ label, rows: rows.filter(({ isSame }) => !isSame) }))
    .filter(({ rows }) => rows.length > 0)
}

function priceRows(products: readonly ComparedProduct[]): ComparisonRow[] {
  const prices = products.map(({ product }) => product.price)
  const regularPrices = products.map(({ product }) => Math.max(product.fullPrice, product.price))
  const write = (price: number) => formatPrice(price)
  return [
    rowOf(
      'Price',
      prices.map(write),
      prices.map((price) => -price),
    ),
    rowOf('Regular price', regularPrices.map(write)),
  ]
}

function factRow(name: FactName, products: readonly ComparedProduct[]): ComparisonRow {
  const { label, measure }: Fact = FACTS[name]
  const { write = String, rate }: Measure = measure ? MEASURES[measure] : {}
  const texts = products.map(({ product, detail }) => write(factText(name, detail, product)))
  return rowOf(label, texts, rate && texts.map(rate))
}

/** @param rates a number for each product that is higher for a better value, or undefined if it is not known */
function rowOf(
  label: string,
  texts: readonly string[],
  rates: readonly (number | undefined)[] = [],
): ComparisonRow {
  const known = rates.filter((rate) => rate !== undefined)
  const best = Math.max(...known)
  return {
    label,
    values: texts.map((text, index) => ({
      text,
      isBest: rates[index] === best && best > Math.min(...known),
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

interface Measure {
  /** Writes the same amount in the same way. */
  readonly write?: (text: string) => string
  /** A number that is higher for a better value; undefined for a value that cannot be measured. */
  readonly rate?: (text: string) => number | undefined
}

const MEASURES: Readonly<Record<NonNullable<Fact['measure']>, Measure>> = {
  inches: { rate: (text) => measureIn(text, 'inches') },
  pixels: { write: (text) => text.replace(PIXELS, '$1 × $2'), rate: pixelsIn },
  // In the largest unit that fits: `1024 GB` becomes `1TB`.
  bytes: {
    write: (text) => facetValue('ram', text)?.label ?? '',
    rate: (text) => measureIn(text, 'bytes'),
  },
  'optical zoom': { rate: opticalZoomIn },
}

/** Width and height of a resolution. */
const PIXELS = /(\d+)\s*[x×*]\s*(\d+)/i

function pixelsIn(text: string): number | undefined {
  const [, width, height] = PIXELS.exec(text) ?? []
  return width === undefined ? undefined : Number(width) * Number(height)
}

/**
 * The highest factor of the zoom, such as 5 of `Optical, 3x and 5x; digital, 100x`. Digital zoom only enlarges the picture, so
 * it does not count: a camera that has no other is rated 1.
 */
function opticalZoomIn(text: string): number | undefined {
  if (text === '') return undefined
  const optical = text.split(';').filter((part) => !/digital/i.test(part))
  const factors = [...optical.join().matchAll(/(\d+(?:\.\d+)?)\s*[x×]/gi)]
  return Math.max(1, ...factors.map(([, factor]) => Number(factor)))
}
