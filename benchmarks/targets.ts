import { ratioOf, type Figure } from './figure.ts'
import type { PageLoads } from './page-loads.ts'
import { BARE } from './pages.ts'
import type { Use } from './presses.ts'
import type { Report } from './report.ts'
import type { SearchReport } from './search.ts'

/** A figure and its upper limit. */
export interface Target {
  readonly name: string
  readonly limit: number
  /** Undefined when the floor varied too much for a ratio. */
  readonly figure: number | undefined
  readonly unit?: string
}

/** The targets of the parts that were measured. */
export function targetsOf({ visits, uses = [], search }: Report): Target[] {
  return [
    ...(visits.loads ? loadTargets(visits.loads) : []),
    ...(visits.second ? ratioTargets(visits.second, 'second visit: ', SECOND_VISIT) : []),
    ...uses.flatMap(useTargets),
    ...(search ? searchTargets(search) : []),
  ]
}

/** How many times the static page a figure may be. */
type RatioLimits = Readonly<Record<string, Readonly<Record<string, number>>>>

const FIRST_VISIT: RatioLimits = {
  home: { firstPaint: 1.5, largestPaint: 1.2 },
  product: { largestPaint: 1.8 },
}

const SECOND_VISIT: RatioLimits = { home: { firstPaint: 1.2 } }

/** How many times the same page of the bare app a figure may be. */
const BESIDE_BARE: RatioLimits = {
  home: { blocked: 1.1 },
  list: { blocked: 1.1, largestPaint: 1 },
  product: { blocked: 1.1 },
}

function loadTargets(loads: PageLoads): Target[] {
  return [
    ...ratioTargets(loads, '', FIRST_VISIT),
    ...ratiosOf(BESIDE_BARE, (page, name) => ({
      name: `${page}: ${name}, times the bare app`,
      over: loads[page]?.[name],
      base: loads[`${page}, ${BARE}`]?.[name],
    })),
  ]
}

function ratioTargets(loads: PageLoads, prefix: string, limits: RatioLimits): Target[] {
  return ratiosOf(limits, (page, name) => ({
    name: `${prefix}${page}: ${name}, times the floor`,
    over: loads[page]?.[name],
    base: loads.floor?.[name],
  }))
}

function ratiosOf(
  limits: RatioLimits,
  figuresOf: (
    page: string,
    name: string,
  ) => { name: string; over: Figure | undefined; base: Figure | undefined },
): Target[] {
  return Object.entries(limits).flatMap(([page, figures]) =>
    Object.entries(figures).map(([figure, limit]) => {
      const { name, over, base } = figuresOf(page, figure)
      return { name, limit, figure: over && base && ratioOf(over, base) }
    }),
  )
}

/** Milliseconds from a press to the next paint, by number of products. */
const PRESS_LIMITS = new Map([
  [219, 200],
  [10_000, 50],
  [100_000, 200],
])

/** The same of a press that has to be answered sooner. */
const QUICK_LIMIT = 100

function useTargets({ products, presses }: Use): Target[] {
  const limit = PRESS_LIMITS.get(products)
  if (limit === undefined) return []
  return Object.entries(presses).map(([name, { nextPaint, isQuick }]) => ({
    name: `${products.toLocaleString('en-US')} products, ${name}: next paint`,
    limit: isQuick ? Math.min(limit, QUICK_LIMIT) : limit,
    figure: nextPaint.median,
    unit: ' ms',
  }))
}

/** Milliseconds that the slowest query may take, by number of products. */
const QUERY_LIMITS = new Map([
  [10_000, 50],
  [100_000, 200],
])

/** No slice of the search's index blocks the page for longer, in milliseconds. */
const SLICE_LIMIT = 50

const INDEX_LIMIT_MB = 30

function searchTargets({ quality, speed }: SearchReport): Target[] {
  const own = quality.filter(({ engine }) => engine === 'own')
  return [
    ...own.flatMap(({ all, errors }) => [
      { name: 'search: queries missed', limit: 2, figure: 100 * (1 - all), unit: ' %' },
      { name: 'search: typing errors missed', limit: 5, figure: 100 * (1 - errors), unit: ' %' },
    ]),
    ...speed
      .filter(({ engine }) => engine === 'own')
      .flatMap(({ products, longestSlice, query, memory }) => {
        const name = `search, ${products.toLocaleString('en-US')} products`
        const limit = QUERY_LIMITS.get(products)
        return [
          { name: `${name}: longest slice`, limit: SLICE_LIMIT, figure: longestSlice, unit: ' ms' },
          { name: `${name}: index`, limit: INDEX_LIMIT_MB, figure: memory / 2 ** 20, unit: ' MB' },
          ...(limit === undefined
            ? []
            : [{ name: `${name}: slowest query`, limit, figure: query.max, unit: ' ms' }]),
        ]
      }),
  ]
}
