import { type Filters, type Group } from '#src/domain/list/catalogue-search.ts'
import { NO_FILTERS } from '#src/domain/facets/filters.ts'
import { buildFacetIndex, type FacetIndex } from '#src/domain/facets/facet-index.ts'
import { filterProducts } from '#src/domain/facets/filter-products.ts'
import { groupByModel } from '#src/domain/facets/models.ts'
import { differentProducts } from './different-products.ts'
import { figureOf, type Figure } from './figure.ts'

export interface FacetTimes {
  /** Milliseconds of processor time by what is done. */
  readonly times: Readonly<Record<string, Figure>>
  /** Bytes of the index. */
  readonly memory: number
}

const SIZES = [10_000, 100_000] as const

/** What a shopper adds one after the other. */
const CHANGES: Readonly<Record<string, Filters>> = {
  'no filter': NO_FILTERS,
  'a color': { ...NO_FILTERS, color: ['blue'] },
  'three facets': {
    ...NO_FILTERS,
    color: ['black', 'blue'],
    capacity: ['256gb', '512gb'],
    price: { to: 700 },
  },
}

/** Reads the facts of many products, then filters and counts them, plain and grouped. */
export function measureFacets(runs: number): Record<string, FacetTimes> {
  return Object.fromEntries(SIZES.map((size) => [String(size), timesOf(size, runs)]))
}

function timesOf(size: number, runs: number): FacetTimes {
  const products = differentProducts(size)
  const build = () => buildFacetIndex(products)
  const index = build()
  const filter = (filters: Filters, group: Group) => () => {
    const found = filterProducts(index, filters, group)
    if (group === 'model') groupByModel(index, found.products, false)
  }
  return {
    times: {
      'read facts': measured(build, runs),
      ...Object.fromEntries(
        Object.entries(CHANGES).flatMap(([name, filters]) => [
          [name, measured(filter(filters, 'variant'), runs)],
          [`${name}, by model`, measured(filter(filters, 'model'), runs)],
        ]),
      ),
    },
    memory: bytesOf(index),
  }
}

function measured(work: () => void, runs: number): Figure {
  // The engine compiles code that has run several times.
  for (let run = 0; run < 3; run++) work()
  return figureOf(Array.from({ length: runs }, () => processorTime(work)))
}

/** In milliseconds: other work on the machine does not count. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The values of facets are few: nearly all of an index is numbers. */
function bytesOf({ facets, prices, onSale, models, byModel }: FacetIndex): number {
  const numbers = [prices, onSale, models, byModel, ...facets.map(({ codes }) => codes)]
  return numbers.reduce((bytes, { byteLength }) => bytes + byteLength, 0)
}
