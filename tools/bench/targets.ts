import { ratioOf } from './figure.ts'
import { BARE } from './pages.ts'
import type { Use } from './presses.ts'
import type { Report } from './report.ts'

/** A figure and its upper limit. */
export interface Target {
  readonly name: string
  readonly limit: number
  /** Undefined when the floor varied too much for a ratio. */
  readonly figure: number | undefined
  readonly unit?: string
}

/** The targets of the parts that were measured. */
export function targetsOf({ visits, uses = [] }: Report): Target[] {
  return [...ratioTargets(visits), ...uses.flatMap(useTargets)]
}

/** How many times the static page, or the same page of the bare app, a figure of a kind of visit may be. */
const RATIOS = [
  ['loads', 'home', 'firstPaint', 'floor', 1.5],
  ['loads', 'home', 'largestPaint', 'floor', 1.2],
  ['loads', 'product', 'largestPaint', 'floor', 1.8],
  ['loads', 'home', 'blocked', BARE, 1.1],
  ['loads', 'list', 'blocked', BARE, 1.1],
  ['loads', 'list', 'largestPaint', BARE, 1],
  ['loads', 'product', 'blocked', BARE, 1.1],
  ['second', 'home', 'firstPaint', 'floor', 1.2],
] as const

function ratioTargets(visits: Report['visits']): Target[] {
  return RATIOS.flatMap(([visit, page, name, base, limit]) => {
    const loads = visits[visit]
    if (!loads) return []
    const over = loads[page]?.[name]
    const under = loads[base === BARE ? `${page}, ${BARE}` : base]?.[name]
    const figure = over && under && ratioOf(over, under)
    return [{ name: `${visit}: ${page}, ${name}, times the ${base}`, limit, figure }]
  })
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
