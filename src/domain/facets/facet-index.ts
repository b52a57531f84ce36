import {
  compareValues,
  facetText,
  factValue,
  type FactValue,
} from '#src/domain/facts/fact-values.ts'
import { fieldText, type Fact } from '#src/domain/facts/facts.ts'
import { FACETS } from '#src/domain/facts/listed-facts.ts'
import { amountIn } from '#src/domain/facts/units.ts'
import { modelOf } from '#src/domain/product/model-of.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { brandReader } from './brand-reader.ts'
import { soldModelNames } from './model-name.ts'
import { withDetail } from './with-detail.ts'

/** A facet with at least two values, in their own order. */
export interface IndexedFacet {
  readonly facet: Fact
  readonly values: readonly FactValue[]
  /** For each product, the index of its set in `sets`. */
  readonly codes: readonly number[]
  /** Sets of indexes of `values`: an empty one for a fact that is not known, one of several for several models. */
  readonly sets: readonly (readonly number[])[]
}

/** Amounts of a fact of the shop's own, at least two different ones. */
interface IndexedAmounts {
  readonly facet: Fact
  /** For each product; `NaN` if it is not known. */
  readonly amounts: readonly number[]
}

/** The facts of products as numbers, which are counted faster than objects. */
export interface FacetIndex {
  /** Completed with the facts of their details. */
  readonly products: readonly Product[]
  /** A product of the list as the index has it: completed with the facts of its details. */
  readonly withFacts: (product: Product) => Product
  readonly facets: readonly IndexedFacet[]
  readonly amounts: readonly IndexedAmounts[]
  /** For each product. */
  readonly prices: readonly number[]
  /** For each product: whether it costs less than before. */
  readonly onSale: readonly boolean[]
  /** For each product, the number of its model, from 0. A product without a family is a model of its own. */
  readonly models: readonly number[]
  /** The indexes of the products, those of a model side by side. */
  readonly byModel: readonly number[]
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
  const detailBySlug = new Map(details.map((detail) => [detail.id, detail]))
  const products =
    details.length === 0
      ? listed
      : listed.map((product) => withDetail(product, detailBySlug.get(product.itemId)))
  const indexById = new Map(products.map(({ id }, index) => [id, index]))
  const brandOf = brandReader(products)
  const { codes: models, keys } = numbered(products, modelOf)
  return {
    products,
    withFacts: (product) => products[indexById.get(product.id) ?? -1] ?? product,
    facets: FACETS.filter(({ unit }) => !unit).flatMap((facet) => {
      if (facet.type === 'models') return indexedFits(facet, products, catalogue) ?? []
      const textOf =
        facet.name === 'brand' ? brandOf : (product: Product) => facetText(facet, product)
      return indexedFacet(facet, numbered(products, textOf), (text) => [text]) ?? []
    }),
    amounts: FACETS.flatMap((facet) => indexedAmounts(facet, products) ?? []),
    prices: products.map(({ price }) => price),
    onSale: products.map(({ price, fullPrice }) => price < fullPrice),
    models,
    byModel: [...Map.groupBy(products.keys(), (index) => models[index]).values()].flat(),
    modelCount: keys.length,
    indexById,
  }
}

/** Different keys of products, in the order in which they come, and for each product the number of its key, from 0. */
interface Numbered<Key> {
  readonly codes: readonly number[]
  readonly keys: readonly Key[]
}

function numbered<Key>(
  products: readonly Product[],
  keyOf: (product: Product) => Key,
): Numbered<Key> {
  const numbers = new Map<Key, number>()
  const codes = products.map((product) => {
    const key = keyOf(product)
    const number = numbers.get(key) ?? numbers.size
    if (number === numbers.size) numbers.set(key, number)
    return number
  })
  return { codes, keys: [...numbers.keys()] }
}

/** @param textsOf the values of a key, as the catalogue writes them */
function indexedFacet(
  facet: Fact,
  { codes, keys }: Numbered<string>,
  textsOf: (key: string) => readonly string[],
): IndexedFacet | undefined {
  const known = keys.map((key) => textsOf(key).flatMap((text) => factValue(facet, text) ?? []))
  const values = [...Map.groupBy(known.flat(), ({ slug }) => slug).values()]
    .flatMap(([first]) => first ?? [])
    .sort(compareValues(facet))
  if (values.length < 2) return undefined
  const indexBySlug = new Map(values.map(({ slug }, index) => [slug, index]))
  const sets = known.map((own) => own.flatMap(({ slug }) => indexBySlug.get(slug) ?? []))
  return { facet, values, codes, sets: sets.map((set) => [...new Set(set)]) }
}

/** The models that products fit and the shop sells. */
function indexedFits(
  facet: Fact,
  products: readonly Product[],
  catalogue: readonly Product[],
): IndexedFacet | undefined {
  const names = soldModelNames(
    catalogue,
    products.flatMap(({ fits = [] }) => fits),
  )
  return indexedFacet(
    facet,
    numbered(products, ({ fits = [] }) => fits.join('\n')),
    (fits) => fits.split('\n').flatMap((model) => names.get(model) ?? []),
  )
}

function indexedAmounts(facet: Fact, products: readonly Product[]): IndexedAmounts | undefined {
  const { unit } = facet
  if (!unit) return undefined
  const amounts = products.map((product) => amountIn(fieldText(facet, product), unit) ?? NaN)
  const known = amounts.filter((amount) => !Number.isNaN(amount))
  return new Set(known).size > 1 ? { facet, amounts } : undefined
}
