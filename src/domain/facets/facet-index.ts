import type { Product } from '#src/domain/product.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'
import { brandReader } from './brand-reader.ts'
import { FACETS, type Facet } from './facet.ts'
import { compareValues, facetValue, type FacetValue } from './facet-value.ts'
import { withDetails } from './with-details.ts'

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
  /** For each product the number of its model, from 0. */
  readonly models: Uint32Array
  /** The places of the products, those of a model side by side. */
  readonly byModel: Uint32Array
  readonly modelCount: number
  /** The place of each product, by its id. */
  readonly places: ReadonlyMap<string, number>
}

/** Reads the facts of products; those of details where the products have none of their own. */
export function buildFacetIndex(
  products: readonly Product[],
  details: readonly ProductDetail[] = [],
): FacetIndex {
  const steps = facetIndexSteps(products, details)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** The same in steps, between which a page can respond: for 100,000 products each takes some ten milliseconds. */
export function* facetIndexSteps(
  listed: readonly Product[],
  details: readonly ProductDetail[],
): Generator<undefined, FacetIndex> {
  const products = withDetails(listed, details)
  yield
  const prices = Float64Array.from(products, ({ price }) => price)
  const onSale = Uint8Array.from(products, ({ price, fullPrice }) => (price < fullPrice ? 1 : 0))
  yield
  const brandOf = brandReader(products)
  yield
  const facets: IndexedFacet[] = []
  for (const facet of FACETS) {
    const factOf: FactReader = facet === 'brand' ? brandOf : (product) => product[facet] ?? ''
    const indexed = indexedFacet(facet, products, factOf)
    if (indexed) facets.push(indexed)
    yield
  }
  const models = numberedModels(products)
  yield
  const places = new Map(products.map(({ id }, place) => [id, place]))
  return { products, facets, prices, onSale, ...models, places }
}

/** A fact as the catalogue writes it; empty where it is not known. */
type FactReader = (product: Product) => string | number

/** Undefined for a facet with fewer than two values. */
function indexedFacet(
  facet: Facet,
  products: readonly Product[],
  factOf: FactReader,
): IndexedFacet | undefined {
  const { codes, keys } = numbered(products, factOf)
  const found = keys.map((fact) => facetValue(facet, String(fact)))
  const valueBySlug = new Map<string, FacetValue>()
  for (const value of found) {
    if (value && !valueBySlug.has(value.slug)) valueBySlug.set(value.slug, value)
  }
  if (valueBySlug.size < 2) return undefined

  const values = [...valueBySlug.values()].sort(compareValues(facet))
  const codeBySlug = new Map(values.map(({ slug }, place) => [slug, place + 1]))
  const codeOfNumber = found.map((value) => (value && codeBySlug.get(value.slug)) ?? 0)
  return { facet, values, codes: codes.map((number) => codeOfNumber[number] ?? 0) }
}

/** A product without a family is a model of its own. */
function numberedModels(
  products: readonly Product[],
): Pick<FacetIndex, 'models' | 'byModel' | 'modelCount'> {
  const { codes: models, keys } = numbered(products, (product) => product.namespaceId ?? product)
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
  return { models, byModel, modelCount: keys.length }
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
