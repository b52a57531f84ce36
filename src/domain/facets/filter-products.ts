import { shortLabel } from '#src/domain/facts/facts.ts'
import { FACETS, type Filters, type Group, rangeOf, slugsOf } from './filters.ts'
import { isMemory } from '#src/domain/text/units.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { isLimited, isWithin, type Limits } from '#src/domain/address/search-parameter.ts'
import { knownPrice } from '#src/domain/product/availability.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { FacetIndex, FacetRow } from './facet-index.ts'

/**
 * What passes the filters, and what a list offers to filter by. Counts are of models when grouped, else of products.
 *
 * @param filters as `knownFilters` returns them
 * @param list all products of the index, or some in another order, as a search finds them
 */
export function filterProducts(
  index: FacetIndex,
  filters: Filters,
  group: Group,
  list: readonly Product[],
) {
  const listed = list.flatMap(({ id }) => index.rowById.get(id) ?? [])
  const isWhole = listed.length === index.rows.length
  const conditions = conditionsOf(index, filters)
  const passing = (except?: string) => {
    const others = conditions.filter(({ name }) => name !== except)
    return listed.filter((row) => others.every(({ isMet }) => isMet(row)))
  }
  const rows = passing()
  /** The rows that pass all other filters: a facet's own one would leave only its chosen values to count. */
  const underOthers = (name: string) =>
    conditions.some((condition) => condition.name === name) ? passing(name) : rows

  const count = (some: readonly FacetRow[]) => (group === 'model' ? modelCount(some) : some.length)
  return {
    /** All variants that pass the filters, in the order of the list. */
    rows,
    /** How many there are without filters. */
    total: count(listed),
    /** With at least two values in the list, or a chosen one. Counts are under the filters of all other facets. */
    facets: index.facets
      .map(({ facet, values, valuesOf }) => {
        const chosen = slugsOf(filters, facet)
        const listedValues = new Set(isWhole ? values : listed.flatMap(valuesOf))
        const having = Map.groupBy(
          underOthers(facet.name).flatMap((row) => valuesOf(row).map((value) => ({ row, value }))),
          ({ value }) => value,
        )
        const offered = values
          .filter((value) => listedValues.has(value) || chosen.includes(value.slug))
          .map((value) => ({
            ...value,
            count: count(having.get(value)?.map(({ row }) => row) ?? []),
          }))
        // Capacities that are not amounts of memory, such as a watch's `42mm`, are sizes.
        const isSize = facet.name === 'capacity' && !offered.some(({ label }) => isMemory(label))
        return { facet, label: isSize ? SETTINGS.size : shortLabel(facet), values: offered }
      })
      .filter(({ facet, values }) => values.length > 1 || slugsOf(filters, facet).length > 0),
    amounts: index.amounts.flatMap(({ facet, amountOf }) => {
      const amounts = listed.flatMap((row) => amountOf(row) ?? [])
      const isOffered = new Set(amounts).size > 1 || isLimited(rangeOf(filters, facet))
      return isOffered ? { facet, ...wholeRange(amounts) } : []
    }),
    onSale: { count: count(underOthers('sale').filter(isOnSale)) },
    prices: wholeRange(listed.flatMap(({ product }) => knownPrice(product) ?? [])),
  }
}

export type FilterCounts = Omit<ReturnType<typeof filterProducts>, 'rows' | 'total'>

export type CountedFacet = FilterCounts['facets'][number]

export function modelCount(rows: readonly FacetRow[]): number {
  return new Set(rows.map(({ variants }) => variants)).size
}

interface Condition {
  readonly name: string
  readonly isMet: (row: FacetRow) => boolean
}

function conditionsOf(index: FacetIndex, filters: Filters): Condition[] {
  const { price, sale } = filters
  const isPriced = ({ product }: FacetRow) => isWithin(knownPrice(product), price)
  return [
    ...index.facets.flatMap(({ facet, values, valuesOf }): Condition[] => {
      const slugs = slugsOf(filters, facet)
      const chosen = new Set(values.filter(({ slug }) => slugs.includes(slug)))
      const isMet = (row: FacetRow) => valuesOf(row).some((value) => chosen.has(value))
      return chosen.size > 0 ? [{ name: facet.name, isMet }] : []
    }),
    ...index.amounts.flatMap(({ facet, amountOf }): Condition[] => {
      const limits = rangeOf(filters, facet)
      const isMet = (row: FacetRow) => isWithin(amountOf(row), limits)
      return isLimited(limits) ? [{ name: facet.name, isMet }] : []
    }),
    ...(isLimited(price) ? [{ name: 'price', isMet: isPriced }] : []),
    ...(sale ? [{ name: 'sale', isMet: isOnSale }] : []),
  ]
}

function isOnSale({ product: { price, fullPrice } }: FacetRow): boolean {
  return price < fullPrice
}

/** The lowest and the highest amount, in whole units; zeros without amounts. */
function wholeRange(amounts: readonly number[]) {
  if (amounts.length === 0) return { lowest: 0, highest: 0 }
  const lowest = amounts.reduce((low, amount) => Math.min(low, amount))
  const highest = amounts.reduce((high, amount) => Math.max(high, amount))
  return { lowest: Math.floor(lowest), highest: Math.ceil(highest) }
}

/** The filters without values and amounts that the products lack; the same object when nothing is dropped. */
export function knownFilters<Known extends Filters>(index: FacetIndex, filters: Known): Known {
  const changes = FACETS.flatMap((facet): [string, readonly string[] | Limits][] => {
    const values = index.facets.find((indexed) => indexed.facet === facet)?.values ?? []
    const slugs = slugsOf(filters, facet)
    const known = slugs.filter((slug) => values.some((value) => value.slug === slug))
    if (known.length < slugs.length) return [[facet.name, known]]
    const isUnknown = !index.amounts.some((indexed) => indexed.facet === facet)
    return isUnknown && isLimited(rangeOf(filters, facet)) ? [[facet.name, {}]] : []
  })
  return changes.length > 0 ? { ...filters, ...Object.fromEntries(changes) } : filters
}
