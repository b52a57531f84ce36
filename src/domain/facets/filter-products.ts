import type { Filters, Group } from '#src/domain/catalogue-search.ts'
import type { Product } from '#src/domain/product.ts'
import type { Facet } from './facet.ts'
import type { FacetIndex, IndexedFacet } from './facet-index.ts'
import type { FacetValue } from './facet-value.ts'
import { knownFilters } from './known-filters.ts'

export interface CountedValue extends FacetValue {
  /** How many products (models, when grouped) have this value and pass the filters of all other facets. */
  readonly count: number
  readonly isActive: boolean
}

/** A facet with its values, at least two, in their own order. */
export interface CountedFacet {
  readonly facet: Facet
  readonly values: readonly CountedValue[]
}

export interface FilteredList {
  /** All variants that pass the filters, in the order of the given products. */
  readonly products: readonly Product[]
  readonly facets: readonly CountedFacet[]
  /** How many are on sale and pass all other filters. */
  readonly onSale: { readonly count: number }
  /** The range of the whole list, in whole US dollars. */
  readonly prices: { readonly lowest: number; readonly highest: number }
}

/**
 * The products that pass the filters, and how many each value would give. Values that no product has are ignored, as in
 * `knownFilters`.
 *
 * One pass counts for all facets: a product that fails no filter counts for every facet, and a product that fails
 * the filter of one facet counts for that facet, whose counts only respect the other filters.
 */
export function filterProducts(index: FacetIndex, filters: Filters, group: Group): FilteredList {
  const { products, prices, onSale, models, byModel } = index
  const known = knownFilters(index, filters)
  const { from = -Infinity, to = Infinity } = known.price
  const isGrouped = group === 'model'
  const tallies = index.facets.map((indexed) => startTally(indexed, known[indexed.facet]))
  const filtering = tallies.filter((tally) => tally.isFiltering)
  const passing = new Uint8Array(products.length)
  let passed = 0
  let saleCount = 0
  let lastOnSale = 0

  for (let step = 0; step < products.length; step++) {
    // Variants of a model come one after another, so that the last counted model of a value tells whether it counts.
    const place = isGrouped ? (byModel[step] ?? 0) : step
    const unit = (isGrouped ? (models[place] ?? 0) : place) + 1
    const price = prices[place] ?? 0
    const isOnSale = onSale[place] === 1

    let failed = (price < from || price > to ? 1 : 0) + (known.sale && !isOnSale ? 1 : 0)
    let onlyFailed: Tally | undefined
    for (const tally of filtering) {
      if (tally.passing[tally.codes[place] ?? 0] === 1) continue
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
      passed === products.length ? products : products.filter((_, place) => passing[place] === 1),
    facets: tallies.map(({ facet, values, counts, passing, isFiltering }) => ({
      facet,
      values: values.map((value, place) => ({
        ...value,
        count: counts[place + 1] ?? 0,
        isActive: isFiltering && passing[place + 1] === 1,
      })),
    })),
    onSale: { count: saleCount },
    prices: index.priceRange,
  }
}

interface Tally extends IndexedFacet {
  readonly isFiltering: boolean
  /** By code: 1 where the filter lets the value pass. */
  readonly passing: Uint8Array
  /** By code: how many products or models have been counted. */
  readonly counts: Uint32Array
  /** By code: the number of the product or model that was counted last, from 1. */
  readonly last: Uint32Array
}

function startTally(indexed: IndexedFacet, slugs: readonly string[]): Tally {
  const codeCount = indexed.values.length + 1
  const passing = new Uint8Array(codeCount)
  for (const [place, { slug }] of indexed.values.entries()) {
    if (slugs.includes(slug)) passing[place + 1] = 1
  }
  return {
    ...indexed,
    isFiltering: slugs.length > 0,
    passing,
    counts: new Uint32Array(codeCount),
    last: new Uint32Array(codeCount),
  }
}

function count({ codes, counts, last }: Tally, place: number, unit: number): void {
  const code = codes[place] ?? 0
  if (last[code] === unit) return
  last[code] = unit
  counts[code] = (counts[code] ?? 0) + 1
}
