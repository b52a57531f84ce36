import {
  compareValues,
  facetText,
  factValue,
  type FactValue,
} from '#src/domain/facts/fact-values.ts'
import { fieldText, type Fact } from '#src/domain/facts/facts.ts'
import { remembered } from '#src/domain/remembered.ts'
import { amountReader } from '#src/domain/text/units.ts'
import { modelOf } from '#src/domain/product/model.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { FACETS } from './filters.ts'
import { brandReader, withDetail } from './missing-facts.ts'
import { shortModelName } from '#src/domain/product/model-name.ts'

/** A product as filters see it. */
export interface FacetRow {
  readonly at: number
  readonly listed: Product
  /** Completed with the facts of its details. */
  readonly product: Product
  /** All variants of its model; the same array for each of them. */
  readonly variants: readonly Product[]
}

/** What products can be filtered by, read once. The whole `catalogue` names the models that accessories fit. */
export function buildFacetIndex(
  list: readonly Product[],
  details: readonly ProductDetail[] = [],
  catalogue = list,
) {
  const detailBySlug = new Map(details.map((detail) => [detail.id, detail]))
  const products = list.map((product) => withDetail(product, detailBySlug.get(product.itemId)))
  const models = Map.groupBy(products, modelOf)
  const rows = list.map((listed, at): FacetRow => {
    const product = products[at] ?? listed
    return { at, listed, product, variants: models.get(modelOf(product)) ?? [] }
  })
  return {
    rows,
    rowById: new Map(rows.map((row) => [row.listed.id, row])),
    facets: FACETS.flatMap((facet) =>
      facet.unit ? [] : (indexedFacet(facet, products, catalogue) ?? []),
    ),
    amounts: FACETS.flatMap((facet) => indexedAmounts(facet, products) ?? []),
  }
}

export type FacetIndex = ReturnType<typeof buildFacetIndex>

/** Undefined for a facet with less than two values: it filters nothing. */
function indexedFacet(facet: Fact, products: readonly Product[], catalogue: readonly Product[]) {
  const textsOf = textsReader(facet, products, catalogue)
  const bySlug = new Map<string, FactValue>()
  const valueOf = remembered((text: string) => {
    const read = factValue(facet, text)
    const value = read && (bySlug.get(read.slug) ?? read)
    if (value) bySlug.set(value.slug, value)
    return value
  })
  const known = products.map((product) => [
    ...new Set(textsOf(product).flatMap((text) => valueOf(text) ?? [])),
  ])
  const values = [...bySlug.values()].sort(compareValues(facet))
  if (values.length < 2) return undefined
  /** The values of a row: none if they are not known, several for an accessory that fits several models. */
  const valuesOf = ({ at }: FacetRow): readonly FactValue[] => known[at] ?? []
  return { facet, values, valuesOf }
}

/** Reads the texts of a facet: the names of models that the shop sells, else what the catalogue writes. */
function textsReader(
  facet: Fact,
  products: readonly Product[],
  catalogue: readonly Product[],
): (product: Product) => readonly string[] {
  if (facet.name === 'brand') {
    const brandOf = brandReader(products)
    return (product) => [brandOf(product)]
  }
  if (facet.isInFacts) {
    const textOf = (product: Product) => facetText(facet, product)
    const partsOf = partsReader(facet, new Set(products.map(textOf)))
    return (product) => partsOf(textOf(product))
  }
  if (facet.type !== 'models') return (product) => [facetText(facet, product)]
  const families = Map.groupBy(catalogue, ({ namespaceId }) => namespaceId)
  const nameOf = remembered((model: string) => shortModelName(families.get(model) ?? []))
  return ({ fits = [] }) => fits.map(nameOf)
}

/** `Brazil, Peru` is two values if each of them is one of another product; `wood, brushed` is one. */
function partsReader(facet: Fact, texts: ReadonlySet<string>) {
  const slugOf = (text: string) => factValue(facet, text)?.slug
  const known = new Set(Array.from(texts, slugOf))
  const [, word] = new Intl.ListFormat(SETTINGS.language).formatToParts(['a', 'b'])
  const and = `\\s(?:${word?.value.trim() ?? ''}|&)\\s`
  const separator = new RegExp(`(?:[,;]|\\s/)(?:${and}|\\s)|${and}|[،、，]`)
  return remembered((text: string) => {
    const parts = text.split(separator)
    return parts.every((part) => known.has(slugOf(part))) ? parts : [text]
  })
}

function indexedAmounts(facet: Fact, products: readonly Product[]) {
  const { unit } = facet
  if (!unit) return undefined
  const amountIn = amountReader(unit)
  const amounts = products.map((product) => amountIn(fieldText(facet, product)))
  const known = new Set(amounts.filter((amount) => amount !== undefined))
  return known.size < 2 ? undefined : { facet, amountOf: ({ at }: FacetRow) => amounts[at] }
}
