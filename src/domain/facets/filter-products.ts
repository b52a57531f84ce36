import type { Filters, Group } from '#src/domain/list/catalogue-search.ts'
import { isLimited, isWithin, type Limits } from '#src/domain/list/limits.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { Fact } from '#src/domain/facts/facts.ts'
import type { FactValue } from '#src/domain/facts/fact-values.ts'
import type { FacetIndex, IndexedFacet } from './facet-index.ts'
import { knownFilters, rangeOf, slugsOf } from './filters.ts'

interface CountedValue extends FactValue {
  /** How many products (models, when grouped) have this value and pass the filters of all other facets. */
  readonly count: number
}

/** A facet with its values, in their own order. */
export interface CountedFacet {
  readonly facet: Fact
  readonly values: readonly CountedValue[]
}

/** A fact whose amounts can be limited, and their range in the list without filters, in whole numbers. */
interface CountedAmounts {
  readonly facet: Fact
  readonly lowest: number
  readonly highest: number
}

/** What a list offers to filter by. */
export interface CountedFilters {
  /** The facets that the list has at least two values of, or a chosen one. */
  readonly facets: readonly CountedFacet[]
  /** Amounts of the shop's own facts that the list has at least two of, or a limit for. */
  readonly amounts: readonly CountedAmounts[]
  /** How many are on sale and pass all other filters. */
  readonly onSale: { readonly count: number }
  /** The range of the list without filters, in whole units of the currency; zeros if it is empty. */
  readonly prices: { readonly lowest: number; readonly highest: number }
}

export interface FilteredList extends CountedFilters {
  /** All variants that pass the filters, in the order of the list; the list itself if all pass. */
  readonly products: readonly Product[]
  /** How many products (models, when grouped) the list has without filters. */
  readonly total: number
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
  const { products, prices, onSale, models, byModel, indexById } = index
  const indexes = list === products ? undefined : list.map(({ id }) => indexById.get(id) ?? -1)
  const isListed = new Uint8Array(products.length)
  if (indexes) for (const index of indexes) isListed[index] = 1
  else isListed.fill(1)
  const known = knownFilters(index, filters)
  const price = startRange(prices, known.price)
  const ownAmounts = index.amounts.map(({ facet, amounts }) => ({
    facet,
    ...startRange(amounts, rangeOf(known, facet)),
  }))
  const ranges: readonly Range[] = [price, ...ownAmounts]
  const isGrouped = group === 'model'
  const tallies = index.facets.map((indexed) => startTally(indexed, slugsOf(known, indexed.facet)))
  const filtering = tallies.filter((tally) => tally.isFiltering)
  const passing = new Uint8Array(products.length)
  let passed = 0
  let total = 0
  let lastListed = 0
  let saleCount = 0
  let lastOnSale = 0

  for (let step = 0; step < products.length; step++) {
    // Variants of a model come one after another, so that the last counted model of a value tells whether it counts.
    const at = isGrouped ? (byModel[step] ?? 0) : step
    if (isListed[at] === 0) continue
    // What counts once: the model or the product, as a number from 1.
    const item = (isGrouped ? (models[at] ?? 0) : at) + 1
    const isOnSale = onSale[at] === true
    for (const tally of tallies) tally.isListed[tally.codes[at] ?? 0] = 1
    if (lastListed !== item) {
      lastListed = item
      total++
    }

    let failed = known.sale && !isOnSale ? 1 : 0
    for (const range of ranges) if (!isPassing(range, at)) failed++
    let onlyFailed: Tally | undefined
    for (const tally of filtering) {
      if (tally.isPassing[tally.codes[at] ?? 0] === 1) continue
      onlyFailed = tally
      if (++failed > 1) break
    }

    if (failed === 0) {
      passing[at] = 1
      passed++
      for (const tally of tallies) count(tally, at, item)
      if (isOnSale && lastOnSale !== item) {
        lastOnSale = item
        saleCount++
      }
    } else if (failed === 1 && onlyFailed) {
      count(onlyFailed, at, item)
    }
  }

  return {
    products:
      passed === list.length
        ? list
        : list.filter((_, position) => passing[indexes?.[position] ?? position] === 1),
    total,
    facets: tallies.flatMap((tally) => countedFacet(tally) ?? []),
    onSale: { count: saleCount },
    amounts: ownAmounts
      .filter(({ lowest, highest, limits }) => lowest < highest || isLimited(limits))
      .map(({ facet, ...range }) => ({ facet, ...wholeRange(range) })),
    prices: wholeRange(price),
  }
}

/** Amounts with limits, and the range of those that were seen. */
interface Range {
  readonly amounts: readonly number[]
  readonly limits: Limits
  lowest: number
  highest: number
}

function startRange(amounts: readonly number[], limits: Limits): Range {
  return { amounts, limits, lowest: Infinity, highest: -Infinity }
}

/** Whether a product's amount is within the limits. An amount that is not known passes only if there are none. */
function isPassing(range: Range, at: number): boolean {
  const amount = range.amounts[at] ?? NaN
  if (amount < range.lowest) range.lowest = amount
  if (amount > range.highest) range.highest = amount
  return isWithin(amount, range.limits) || !isLimited(range.limits)
}

/** Zeros if no amount was seen. */
function wholeRange({ lowest, highest }: Range): CountedFilters['prices'] {
  return highest < lowest
    ? { lowest: 0, highest: 0 }
    : { lowest: Math.floor(lowest), highest: Math.ceil(highest) }
}

interface Tally extends IndexedFacet {
  readonly isFiltering: boolean
  /** The indexes of the chosen values. */
  readonly chosen: readonly number[]
  /** By set: 1 if the filter lets it pass. */
  readonly isPassing: Uint8Array
  /** By set: 1 if a product of the list has it. */
  readonly isListed: Uint8Array
  /** By value: how many products or models have been counted. */
  readonly counts: Uint32Array
  /** By value: the number of the product or model that was counted last, from 1. */
  readonly last: Uint32Array
}

function startTally(indexed: IndexedFacet, slugs: readonly string[]): Tally {
  const { sets, values } = indexed
  const chosen = values.flatMap(({ slug }, index) => (slugs.includes(slug) ? index : []))
  return {
    ...indexed,
    isFiltering: slugs.length > 0,
    chosen,
    isPassing: Uint8Array.from(sets, (set) => Number(set.some((value) => chosen.includes(value)))),
    isListed: new Uint8Array(sets.length),
    counts: new Uint32Array(values.length),
    last: new Uint32Array(values.length),
  }
}

function count({ codes, sets, counts, last }: Tally, at: number, item: number): void {
  for (const value of sets[codes[at] ?? 0] ?? []) {
    if (last[value] === item) continue
    last[value] = item
    counts[value] = (counts[value] ?? 0) + 1
  }
}

/** Undefined for a facet that leaves nothing to choose. */
function countedFacet(tally: Tally): CountedFacet | undefined {
  const { facet, counts, sets, chosen, isFiltering, isListed } = tally
  const offered = new Set([...chosen, ...sets.filter((_, code) => isListed[code] === 1).flat()])
  const values = tally.values
    .map((value, index) => ({ ...value, count: counts[index] ?? 0 }))
    .filter((_, index) => offered.has(index))
  return values.length > 1 || isFiltering ? { facet, values } : undefined
}
