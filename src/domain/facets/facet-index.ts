import type { Product } from '#src/domain/product.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'
import { brandReader } from './brand-reader.ts'
import { FACETS, type Facet } from './facet.ts'
import { compareValues, facetValue, type FacetValue } from './facet-value.ts'

/** A facet with at least two values, in their own order. */
export interface IndexedFacet {
  readonly facet: Facet
  readonly values: readonly FacetValue[]
  /** For each product the place of its value, counted from 1; 0 where it is not known. */
  readonly codes: Uint32Array
}

/** The facts of products as numbers, which are counted faster than objects. */
export interface FacetIndex {
  readonly products: readonly Product[]
  readonly facets: readonly IndexedFacet[]
  /** For each product. */
  readonly prices: Float64Array
  /** For each product: 1 where it costs less than before. */
  readonly onSale: Uint8Array
  /** The range of all prices, in whole US dollars; zeros where there are no products. */
  readonly priceRange: { readonly lowest: number; readonly highest: number }
  /** For each product the number of its model, from 0. */
  readonly models: Uint32Array
  /** The places of the products, those of a model side by side. */
  readonly byModel: Uint32Array
}

/** @param details for facts that products lack, in any order; read where they are needed only */
export function buildFacetIndex(
  products: readonly Product[],
  details: readonly ProductDetail[] = [],
): FacetIndex {
  const detailBySlug = new Map(details.map((detail) => [detail.id, detail]))
  const detailOf = ({ itemId }: Product) => detailBySlug.get(itemId)
  const facts = factReaders(products, detailOf)
  const prices = new Float64Array(products.length)
  const onSale = new Uint8Array(products.length)
  products.forEach(({ price, fullPrice }, place) => {
    prices[place] = price
    onSale[place] = price < fullPrice ? 1 : 0
  })
  return {
    products,
    facets: FACETS.flatMap((facet) => indexedFacet(facet, products, facts[facet])),
    prices,
    onSale,
    priceRange: rangeOf(prices),
    ...numberedModels(
      products,
      (product) => product.namespaceId ?? detailOf(product)?.namespaceId ?? '',
    ),
  }
}

type FactReader = (product: Product) => string | number

/** How each fact is read; empty where it is not known. */
function factReaders(
  products: readonly Product[],
  detailOf: (product: Product) => ProductDetail | undefined,
): Readonly<Record<Facet, FactReader>> {
  return {
    brand: brandReader(products),
    kind: ({ kind }) => kind ?? '',
    color: (product) => product.color ?? detailOf(product)?.color ?? '',
    capacity: (product) => product.capacity || (detailOf(product)?.capacity ?? ''),
    ram: (product) => product.ram || (detailOf(product)?.ram ?? ''),
    screen: (product) => product.screen || (detailOf(product)?.screen ?? ''),
    year: ({ year }) => year,
  }
}

/** Nothing for a facet with fewer than two values. */
function indexedFacet(
  facet: Facet,
  products: readonly Product[],
  factOf: FactReader,
): IndexedFacet | [] {
  const { codes, keys } = numbered(products, factOf)
  const found = keys.map((fact) => facetValue(facet, String(fact)))
  const valueBySlug = new Map<string, FacetValue>()
  for (const value of found) {
    if (value && !valueBySlug.has(value.slug)) valueBySlug.set(value.slug, value)
  }
  if (valueBySlug.size < 2) return []

  const values = [...valueBySlug.values()].sort(compareValues(facet))
  const codeBySlug = new Map(values.map(({ slug }, place) => [slug, place + 1]))
  const codeOfNumber = found.map((value) => (value && codeBySlug.get(value.slug)) ?? 0)
  return { facet, values, codes: codes.map((number) => codeOfNumber[number] ?? 0) }
}

function rangeOf(prices: Float64Array): FacetIndex['priceRange'] {
  if (prices.length === 0) return { lowest: 0, highest: 0 }
  return {
    lowest: Math.floor(prices.reduce((lowest, price) => Math.min(lowest, price))),
    highest: Math.ceil(prices.reduce((highest, price) => Math.max(highest, price))),
  }
}

/** A product without a family is a model of its own. */
function numberedModels(
  products: readonly Product[],
  familyOf: (product: Product) => string,
): Pick<FacetIndex, 'models' | 'byModel'> {
  const { codes: models, keys } = numbered(products, (product) => familyOf(product) || product)
  // The place after a model's last product, then, counted down, of its first.
  const ends = new Uint32Array(keys.length)
  models.forEach((model) => (ends[model] = (ends[model] ?? 0) + 1))
  ends.forEach((count, model) => (ends[model] = count + (ends[model - 1] ?? 0)))
  const byModel = new Uint32Array(products.length)
  for (let place = products.length - 1; place >= 0; place--) {
    const model = models[place] ?? 0
    const end = (ends[model] ?? 0) - 1
    ends[model] = end
    byModel[end] = place
  }
  return { models, byModel }
}

/** Numbers the different keys of products, from 0, in the order in which they come. */
function numbered<Key>(products: readonly Product[], keyOf: (product: Product) => Key) {
  const numbers = new Map<Key, number>()
  const codes = new Uint32Array(products.length)
  products.forEach((product, place) => {
    const key = keyOf(product)
    let number = numbers.get(key)
    if (number === undefined) numbers.set(key, (number = numbers.size))
    codes[place] = number
  })
  return { codes, keys: [...numbers.keys()] }
}
