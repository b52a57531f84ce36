import { modelOf } from '#src/domain/product/model-of.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { basicColor } from './basic-color.ts'
import { shortModelName } from './model-name.ts'
import { brandReader } from './brand-reader.ts'
import { amountIn } from '#src/domain/facts/units.ts'
import { fieldText, type Fact } from '#src/domain/facts/facts.ts'
import { FACETS } from '#src/domain/facts/listed-facts.ts'
import { compareValues, factValue, type FactValue } from '#src/domain/facts/fact-values.ts'
import { withDetail } from './with-detail.ts'

/** A facet with at least two values, in their own order. */
export interface IndexedFacet {
  readonly facet: Fact
  readonly values: readonly FactValue[]
  /** For each product the number of its value, from 1; 0 if it is not known. With `sets`, the number of its set, from 0. */
  readonly codes: Uint32Array
  /** Where a product may have several values: sets of their numbers, from 1. */
  readonly sets?: readonly (readonly number[])[]
}

/** Amounts of a fact of the shop's own, at least two different ones. */
export interface IndexedAmounts {
  readonly facet: Fact
  /** For each product; not a number if it is not known. */
  readonly amounts: Float64Array
}

/** The facts of products as numbers, which are counted faster than objects. */
export interface FacetIndex {
  /** With the facts of their details. */
  readonly products: readonly Product[]
  /** The product of the index that a product of the list is, with the facts of its details. */
  readonly withFacts: (product: Product) => Product
  readonly facets: readonly IndexedFacet[]
  readonly amounts: readonly IndexedAmounts[]
  /** For each product. */
  readonly prices: Float64Array
  /** For each product: 1 if it costs less than before. */
  readonly onSale: Uint8Array
  /** For each product the number of its model, from 0. A product without a family is a model of its own. */
  readonly models: Uint32Array
  /** The indexes of the products, those of a model side by side. */
  readonly byModel: Uint32Array
  readonly modelCount: number
  /** The index of each product, by its id. */
  readonly indexById: ReadonlyMap<string, number>
}

/**
 * Reads the facts of products, and those that they lack from their details.
 *
 * @param catalogue all products of the shop, which name the models that accessories fit
 */
export function buildFacetIndex(
  listed: readonly Product[],
  details: readonly ProductDetail[] = [],
  catalogue = listed,
): FacetIndex {
  const products = joined(listed, details)
  const prices = new Float64Array(products.length)
  const onSale = new Uint8Array(products.length)
  const indexById = new Map<string, number>()
  products.forEach(({ id, price, fullPrice }, index) => {
    prices[index] = price
    onSale[index] = price < fullPrice ? 1 : 0
    indexById.set(id, index)
  })
  const brandOf = brandReader(products)
  const facets = FACETS.filter(({ unit }) => !unit).flatMap((facet) => {
    if (facet.type === 'models') return indexedModels(facet, products, catalogue) ?? []
    const factOf =
      facet.name === 'brand'
        ? brandOf
        : facet.name === 'color'
          ? colorOf
          : (product: Product) => fieldText(facet, product)
    return indexedFacet(facet, numbered(products, factOf)) ?? []
  })
  const amounts = FACETS.flatMap((facet) => indexedAmounts(facet, products) ?? [])
  const models = numbered(products, modelOf)
  return {
    products,
    withFacts:
      products === listed
        ? (product) => product
        : (product) => products[indexById.get(product.id) ?? -1] ?? product,
    facets,
    amounts,
    prices,
    onSale,
    models: models.codes,
    byModel: indexesByCode(models),
    modelCount: models.keys.length,
    indexById,
  }
}

/** A colour that the catalogue has a value of is read by it, as its swatch is painted. */
function colorOf({ color = '', colorValue }: Product): string {
  return colorValue === undefined ? color : (basicColor(color, colorValue) ?? '')
}

function joined(
  products: readonly Product[],
  details: readonly ProductDetail[],
): readonly Product[] {
  if (details.length === 0) return products
  const detailBySlug = new Map(details.map((detail) => [detail.id, detail]))
  return products.map((product) => withDetail(product, detailBySlug.get(product.itemId)))
}

/** Different keys of products, in the order in which they come, and for each product the number of its key, from 0. */
interface Numbered<Key> {
  readonly codes: Uint32Array
  readonly keys: readonly Key[]
}

function numbered<Key>(
  products: readonly Product[],
  keyOf: (product: Product) => Key,
): Numbered<Key> {
  const numbers = new Map<Key, number>()
  const codes = new Uint32Array(products.length)
  products.forEach((product, index) => {
    const key = keyOf(product)
    let number = numbers.get(key)
    if (number === undefined) numbers.set(key, (number = numbers.size))
    codes[index] = number
  })
  return { codes, keys: [...numbers.keys()] }
}

/** @param facts as the catalogue writes them; empty if one is not known */
function indexedFacet(
  facet: Fact,
  { codes, keys: facts }: Numbered<string>,
): IndexedFacet | undefined {
  const { values, codeOf } = sorted(facet, facts)
  const codeOfNumber = facts.map(codeOf)
  if (values.length < 2) return undefined
  return { facet, values, codes: codes.map((number) => codeOfNumber[number] ?? 0) }
}

/** The different values of facts, in their order, and the number of a fact's value, from 1; 0 if it has none. */
function sorted(facet: Fact, facts: readonly string[]) {
  const valueBySlug = new Map<string, FactValue>()
  for (const fact of facts) {
    const value = factValue(facet, fact)
    if (value && !valueBySlug.has(value.slug)) valueBySlug.set(value.slug, value)
  }
  const values = [...valueBySlug.values()].sort(compareValues(facet))
  const codeBySlug = new Map(values.map(({ slug }, index) => [slug, index + 1]))
  const codeOf = (fact: string) => codeBySlug.get(factValue(facet, fact)?.slug ?? '') ?? 0
  return { values, codeOf }
}

/** The models that products fit and the shop sells. */
function indexedModels(
  facet: Fact,
  products: readonly Product[],
  catalogue: readonly Product[],
): IndexedFacet | undefined {
  const { codes, keys } = numbered(products, ({ fits }) => fits?.join('\n') ?? '')
  const lists = keys.map((key) => key.split('\n').filter(Boolean))
  const models = new Set(lists.flat())
  if (models.size < 2) return undefined
  const sold = Map.groupBy(catalogue, ({ namespaceId = '' }) => namespaceId)
  const nameOf = new Map(
    [...models].flatMap((model): [string, string][] => {
      const variants = sold.get(model)
      return variants ? [[model, shortModelName(variants)]] : []
    }),
  )
  const { values, codeOf } = sorted(facet, [...nameOf.values()])
  if (values.length < 2) return undefined
  const sets = lists.map((list) => [
    ...new Set(list.flatMap((model) => codeOf(nameOf.get(model) ?? '') || [])),
  ])
  return { facet, values, codes, sets }
}

function indexedAmounts(facet: Fact, products: readonly Product[]): IndexedAmounts | undefined {
  const { unit } = facet
  if (!unit) return undefined
  const amountOf = (product: Product) => amountIn(fieldText(facet, product), unit) ?? NaN
  const amounts = Float64Array.from(products, amountOf)
  const known = amounts.filter((amount) => !Number.isNaN(amount))
  return new Set(known).size > 1 ? { facet, amounts } : undefined
}

/** The indexes of all products, sorted by their codes, then by themselves. */
function indexesByCode({ codes, keys }: Numbered<unknown>): Uint32Array {
  // Where the next code begins, then, counted down, where this one does.
  const ends = new Uint32Array(keys.length)
  codes.forEach((code) => (ends[code] = (ends[code] ?? 0) + 1))
  ends.forEach((count, code) => (ends[code] = count + (ends[code - 1] ?? 0)))
  const indexes = new Uint32Array(codes.length)
  for (let index = codes.length - 1; index >= 0; index--) {
    const code = codes[index] ?? 0
    const end = (ends[code] ?? 0) - 1
    ends[code] = end
    indexes[end] = index
  }
  return indexes
}
