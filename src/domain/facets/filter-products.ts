import type { Filters, Group } from '#src/domain/catalogue-search.ts'
import type { Product } from '#src/domain/product.ts'
import type { Facet } from './facet.ts'
import type { FacetIndex, IndexedFacet } from './facet-index.ts'
import type { FacetValue } from './facet-value.ts'
import { knownFilters } from './known-filters.ts'

export interface CountedValue extends FacetValue {
  /** How many products (models, when grouped) have this value and pass the filters of all other facets. */
  readonly count: number
}

/** A facet with its values, in their own order. */
export interface CountedFacet {
  readonly facet: Facet
  readonly values: readonly CountedValue[]
}

export interface FilteredList {
  /** All variants that pass the filters, in the order of the list. */
  readonly products: readonly Product[]
  /** How many products (models, when grouped) the list has without filters. */
  readonly total: number
  /** The facets that the list has at least two values of, or a chosen one. */
  readonly facets: readonly CountedFacet[]
  /** How many are on sale and pass all other filters. */
  readonly onSale: { readonly count: number }
  /** The range of the list without filters, in whole units of the currency; zeros where it is empty. */
  readonly prices: { readonly lowest: number; readonly highest: number }
}

/**
 * The products that pass the filters, and how many each value would give. Values that no product of the index has are
 * ignored, as in `knownFilters`.
 *
 * One pass counts for all facets: a product that fails no filter counts for every facet, and a product that fails
 * the filter of one facet counts for that facet, whose counts only respect the other filters.
 *
 * @param list some products of the index in another order, as a search finds them; by default all
 */
export function filterProducts(
  index: FacetIndex,
  filters: Filters,
  group: Group,
  list = index.products,
): FilteredList {
  const { products, prices, onSale, models, byModel } = index
  const places = list === products ? undefined : placesOf(list, index)
  const isListed = places && flags(products.length, places)
  const known = knownFilters(index, filters)
  const { from = -Infinity, to = Infinity } = known.price
  const isGrouped = group === 'model'
  const tallies = index.facets.map((indexed) => startTally(indexed, known[indexed.facet]))
  const filtering = tallies.filter((tally) => tally.isFiltering)
  const passing = new Uint8Array(products.length)
  let passed = 0
  let total = 0
  let lastListed = 0
  let saleCount = 0
  let lastOnSale = 0
  let [lowest, highest] = [Infinity, 0]

  for (let step = 0; step < products.length; step++) {
    // Variants of a model come one after another, so that the last counted model of a value tells whether it counts.
    const place = isGrouped ? (byModel[step] ?? 0) : step
    if (isListed?.[place] === 0) continue
    const unit = (isGrouped ? (models[place] ?? 0) : place) + 1
    const price = prices[place] ?? 0
    const isOnSale = onSale[place] === 1
    lowest = Math.min(lowest, price)
    highest = Math.max(highest, price)
    for (const { codes, isOffered } of tallies) isOffered[codes[place] ?? 0] = 1
    if (lastListed !== unit) {
      lastListed = unit
      total++
    }

    let failed = (price < from || price > to ? 1 : 0) + (known.sale && !isOnSale ? 1 : 0)
    let onlyFailed: Tally | undefined
    for (const tally of filtering) {
      if (tally.isChosen[tally.codes[place] ?? 0] === 1) continue
      onlyFailed = tally
      if (++failed > 1) break
    }

    if (failed === 0) {
      passing[place] = 1
      passed++
      for (const tally of tallies) count(tally, place, unit)
      if (isOnSale && lastOnSale !== unit) {
        lastOnSale = unit
        saleCount++
      }
    } else if (failed === 1 && onlyFailed) {
      count(onlyFailed, place, unit)
    }
  }

  return {
    products:
      passed === products.length && !places ? products : passingIn(products, passing, places),
    total,
    facets: tallies.flatMap((tally) => countedFacet(tally) ?? []),
    onSale: { count: saleCount },
    prices: { lowest: total === 0 ? 0 : Math.floor(lowest), highest: Math.ceil(highest) },
  }
}

function placesOf(list: readonly Product[], { places }: FacetIndex): number[] {
  return list.flatMap(({ id }) => places.get(id) ?? [])
}

/** One number for each of `length` places: 1 at those given, else 0. */
function flags(length: number, places: readonly number[]): Uint8Array {
  const all = new Uint8Array(length)
  for (const place of places) all[place] = 1
  return all
}

/** @param places their order; undefined for the order of the products themselves */
function passingIn(
  products: readonly Product[],
  passing: Uint8Array,
  places: readonly number[] | undefined,
): Product[] {
  if (!places) return products.filter((_, place) => passing[place] === 1)
  return places.flatMap((place) => (passing[place] === 1 ? (products[place] ?? []) : []))
}

/** By code of a value: a typed array has as many entries as the facet has values, and one for products without. */
interface Tally extends IndexedFacet {
  readonly isFiltering: boolean
  /** 1 where the filter lets the value pass. */
  readonly isChosen: Uint8Array
  /** 1 where the value is chosen, or a product of the list has it. */
  readonly isOffered: Uint8Array
  /** How many products or models have been counted. */
  readonly counts: Uint32Array
  /** The number of the product or model that was counted last, from 1. */
  readonly last: Uint32Array
}

function startTally(indexed: IndexedFacet, slugs: readonly string[]): Tally {
  const length = indexed.values.length + 1
  const chosen = indexed.values.flatMap(({ slug }, place) =>
    slugs.includes(slug) ? place + 1 : [],
  )
  return {
    ...indexed,
    isFiltering: slugs.length > 0,
    isChosen: flags(length, chosen),
    isOffered: flags(length, chosen),
    counts: new Uint32Array(length),
    last: new Uint32Array(length),
  }
}

function count({ codes, counts, last }: Tally, place: number, unit: number): void {
  const code = codes[place] ?? 0
  if (last[code] === unit) return
  last[code] = unit
  counts[code] = (counts[code] ?? 0) + 1
}

/** Undefined for a facet that leaves nothing to choose. */
function countedFacet(tally: Tally): CountedFacet | undefined {
  const { facet, counts, isOffered, isFiltering } = tally
  const values = tally.values.flatMap((value, place) =>
    isOffered[place + 1] === 1 ? [{ ...value, count: counts[place + 1] ?? 0 }] : [],
  )
  return values.length > 1 || isFiltering ? { facet, values } : undefined
}
