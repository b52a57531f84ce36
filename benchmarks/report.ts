import type { PageLoad } from './page-loads.ts'
import type { Use } from './interactions.ts'

/** All figures of a run; a part that was left out is undefined. */
export interface Report {
  readonly date: string
  readonly runs: number
  readonly loads?: Record<string, PageLoad>
  readonly uses?: readonly Use[]
  readonly renders?: Record<string, number>
}

/** A figure and its upper limit. */
interface Target {
  readonly name: string
  readonly limit: number
  readonly figure: number
  readonly unit: string
}

const MEGABYTE = 2 ** 20

/** Prints the figures as tables, and each target with how far it is missed. */
export function printReport(report: Report): void {
  if (report.loads) {
    console.log('\nFirst visits: 412 px, processor 4x slower, 1.6 Mbit/s, 150 ms')
    console.table(mapValues(report.loads, (load) => mapValues({ ...load }, rounded)))
  }
  if (report.uses) {
    console.log('\nUse: input to next paint / to the result, in ms')
    console.table(Object.fromEntries(report.uses.map((use) => [nameOf(use), rowOf(use)])))
  }
  if (report.renders) {
    console.log('\nComponents that render')
    console.table(report.renders)
  }
  const targets = targetsOf(report)
  if (targets.length === 0) return
  console.log('\nTargets')
  console.table(
    Object.fromEntries(
      targets.map(({ name, limit, figure, unit }) => [
        name,
        {
          measured: `${rounded(figure)}${unit}`,
          target: `${rounded(limit)}${unit}`,
          met: figure <= limit ? 'yes' : `no, ${Math.round((figure / limit - 1) * 100)} % over`,
        },
      ]),
    ),
  )
}

function targetsOf({ loads, uses = [] }: Report): Target[] {
  return [...(loads ? loadTargets(loads) : []), ...uses.flatMap(useTargets)]
}

function loadTargets({ floor, home, list, product }: Record<string, PageLoad>): Target[] {
  if (!floor || !home || !list || !product) return []
  const shifts = [home, list, product].map(({ layoutShift }) => layoutShift)
  const blocks = [home, list, product].map(({ blocked }) => blocked)
  return [
    {
      name: 'home: first paint, times the floor',
      limit: 1.5,
      figure: home.firstPaint / floor.firstPaint,
      unit: '',
    },
    {
      name: 'home: largest paint, times the floor',
      limit: 1.6,
      figure: home.largestPaint / floor.largestPaint,
      unit: '',
    },
    { name: 'list: largest paint', limit: 2300, figure: list.largestPaint, unit: ' ms' },
    {
      name: 'product: largest paint, times the floor',
      limit: 2.3,
      figure: product.largestPaint / floor.largestPaint,
      unit: '',
    },
    { name: 'layout shift, any page', limit: 0.01, figure: Math.max(...shifts), unit: '' },
    { name: 'blocked on load, any page', limit: 150, figure: Math.max(...blocks), unit: ' ms' },
    {
      name: 'home: JavaScript',
      limit: 125,
      figure: home.scriptBytes / 1000,
      unit: ' KB',
    },
  ]
}

/** Limit of the slowest action in milliseconds, by number of products. */
const ACTION_LIMITS = new Map([
  [219, 100],
  [10_000, 50],
  [100_000, 200],
])

function useTargets(use: Use): Target[] {
  const name = nameOf(use)
  const limit = ACTION_LIMITS.get(use.products)
  const slowest = Math.max(...Object.values(use.actions).map(({ nextPaint }) => nextPaint))
  const isLargest = use.products === Math.max(...ACTION_LIMITS.keys())
  return [
    ...(limit === undefined
      ? []
      : [{ name: `${name}: input to next paint`, limit, figure: slowest, unit: ' ms' }]),
    ...(isLargest
      ? [
          { name: `${name}: longest frame`, limit: 1000, figure: use.longestFrame, unit: ' ms' },
          { name: `${name}: memory`, limit: 300, figure: use.memory / MEGABYTE, unit: ' MB' },
        ]
      : []),
  ]
}

function nameOf({ products, slowdown }: Use): string {
  const count = products.toLocaleString('en-US')
  return `${count} products${slowdown > 1 ? `, ${slowdown}x slower` : ''}`
}

function rowOf(use: Use): Record<string, string | number> {
  return {
    ...mapValues(
      use.actions,
      ({ nextPaint, result }) => `${rounded(nextPaint)} / ${rounded(result)}`,
    ),
    'longest task at start': rounded(use.longestTaskAtStart),
    'longest frame': rounded(use.longestFrame),
    'memory, MB': rounded(use.memory / MEGABYTE),
    elements: use.elements,
  }
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

/** Three decimals below 10, else none. */
function rounded(figure: number): number {
  return figure < 10 ? Math.round(figure * 1000) / 1000 : Math.round(figure)
}
