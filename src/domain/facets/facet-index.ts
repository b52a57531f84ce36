import type { Product } from '#src/domain/product.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'
import { brandReader } from './brand-reader.ts'
import { FACETS, type Facet } from './facet.ts'
import { compareValues, facetValue, type FacetValue } from './facet-value.ts'
import { withDetail } from './with-detail.ts'

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
  /** For each product the number of its model, from 0. A product without a family is a model of its own. */
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

/** The same in steps of up to `SLICE` products, between which a page can respond. Only reading brands is one step. */
export function* facetIndexSteps(
  listed: readonly Product[],
  details: readonly ProductDetail[],
): Steps<FacetIndex> {
  const products = yield* joined(listed, details)
  const prices = new Float64Array(products.length)
  const onSale = new Uint8Array(products.length)
  const places = new Map<string, number>()
  yield* inSlices(products, ({ id, price, fullPrice }, place) => {
    prices[place] = price
    onSale[place] = price < fullPrice ? 1 : 0
    places.set(id, place)
  })
  const brandOf = brandReader(products)
  yield
  const facets: IndexedFacet[] = []
  for (const facet of FACETS) {
    const factOf = facet === 'brand' ? brandOf : (product: Product) => product[facet] ?? ''
    const indexed = indexedFacet(facet, yield* numbered(products, factOf))
    if (indexed) facets.push(indexed)
  }
  const models = yield* numbered(products, (product) => product.namespaceId ?? product)
  return {
    products,
    facets,
    prices,
    onSale,
    models: models.codes,
    byModel: placesByCode(models),
    modelCount: models.keys.length,
    places,
  }
}

type Steps<Result> = Generator<undefined, Result>

/** Products that are visited in one step. */
const SLICE = 10_000

function* inSlices<Item>(
  items: readonly Item[],
  visit: (item: Item, place: number) => void,
): Steps<void> {
  for (let start = 0; start < items.length; start += SLICE) {
    items.slice(start, start + SLICE).forEach((item, place) => visit(item, start + place))
    yield
  }
}

function* joined(
  products: readonly Product[],
  details: readonly ProductDetail[],
): Steps<readonly Product[]> {
  if (details.length === 0) return products
  const detailBySlug = new Map<string, ProductDetail>()
  yield* inSlices(details, (detail) => detailBySlug.set(detail.id, detail))
  const all: Product[] = []
  yield* inSlices(products, (product) =>
    all.push(withDetail(product, detailBySlug.get(product.itemId))),
  )
  return all
}

/** Different keys of products, in the order in which they come, and for each product the number of its key, from 0. */
interface Numbered<Key> {
  readonly codes: Uint32Array
  readonly keys: readonly Key[]
}

function* numbered<Key>(
  products: readonly Product[],
  keyOf: (product: Product) => Key,
): Steps<Numbered<Key>> {
  const numbers = new Map<Key, number>()
  const codes = new Uint32Array(products.length)
  yield* inSlices(products, (product, place) => {
    const key = keyOf(product)
    let number = numbers.get(key)
    if (number === undefined) numbers.set(key, (number = numbers.size))
    codes[place] = number
  })
  return { codes, keys: [...numbers.keys()] }
}

/** @param facts as the catalogue writes them; empty where one is not known */
function indexedFacet(
  facet: Facet,
  { codes, keys: facts }: Numbered<string | number>,
): IndexedFacet | undefined {
  const found = facts.map((fact) => facetValue(facet, String(fact)))
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

/** The places of all codes, sorted by code, then by place. */
function placesByCode({ codes, keys }: Numbered<unknown>): Uint32Array {
  // The place after the last product of a code, then, counted down, of its first.
  const ends = new Uint32Array(keys.length)
  codes.forEach((code) => (ends[code] = (ends[code] ?? 0) + 1))
  ends.forEach((count, code) => (ends[code] = count + (ends[code - 1] ?? 0)))
  const places = new Uint32Array(codes.length)
  for (let place = codes.length - 1; place >= 0; place--) {
    const code = codes[place] ?? 0
    const end = (ends[code] ?? 0) - 1
    ends[code] = end
    places[end] = place
  }
  return places
}
