import { ratioOf, variationOf, type Figure } from './figure.ts'
import type { MachineReport } from './machine.ts'
import type { PageLoads } from './page-loads.ts'
import type { Use } from './presses.ts'
import type { Report } from './report.ts'
import { targetsOf } from './targets.ts'

const MEGABYTE = 2 ** 20

const VISIT_TITLES: Readonly<Record<string, string>> = {
  loads: 'First visits: 412 px, processor 4x slower, 1.6 Mbit/s, 150 ms',
  second: 'Second visits: the same, with the files that the browser has kept',
  '3g': 'First visits on slow 3G: 400 kbit/s, 400 ms',
}

/** Prints the figures as tables: median and spread, ratios to the floor, and each target with how far it is missed. */
export function printReport(report: Report): void {
  printMachine(report.machine)
  for (const [visit, loads] of Object.entries(report.visits)) {
    console.log(`\n${VISIT_TITLES[visit] ?? visit}`)
    console.table(mapValues(loads, (figures) => mapValues(figures, withSpread)))
    printRatios(loads)
  }
  if (report.tasks) {
    console.log('\nTasks over 50 ms, in ms, processor 4x slower')
    console.table(report.tasks)
  }
  if (report.uses) {
    console.log('\nPresses: input to next paint / to the result, in ms')
    console.table(Object.fromEntries(report.uses.map((use) => [nameOf(use), rowOf(use)])))
  }
  const targets = targetsOf(report)
  if (targets.length === 0) return
  console.log('\nTargets')
  console.table(
    Object.fromEntries(
      targets.map(({ name, limit, figure, unit = '' }) => [
        name,
        {
          measured: figure === undefined ? 'floor varied too much' : `${rounded(figure)}${unit}`,
          target: `${rounded(limit)}${unit}`,
          met: figure === undefined ? '' : missOf(figure, limit),
        },
      ]),
    ),
  )
}

function printMachine({ loadBefore, mostLoad, calibration }: MachineReport): void {
  console.log(
    [
      `\nThe machine: load ${loadBefore.toFixed(1)} before and up to ${mostLoad.toFixed(1)}.`,
      `The same loop took ${withSpread(calibration)} ms: ${percent(variationOf(calibration))} apart.`,
    ].join('\n'),
  )
}

/** Ratios of each page to the floor, and to the other build if there is one. */
function printRatios(loads: PageLoads): void {
  const { floor } = loads
  const rows = Object.entries(loads).flatMap(([name, figures]) => {
    const [page = '', build] = name.split(', ')
    const base = build === undefined ? floor : figures
    const over = build === undefined ? figures : loads[page]
    if (!base || !over || base === over) return []
    const label = build === undefined ? `${page} / floor` : `${page}: now / ${build}`
    return [[label, ratiosOf(over, base)] as const]
  })
  console.table(Object.fromEntries(rows))
}

function ratiosOf(
  figures: Readonly<Record<string, Figure>>,
  base: Readonly<Record<string, Figure>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, figure]) => {
      const floor = base[name]
      if (!floor || floor.median === 0) return []
      const ratio = ratioOf(figure, floor)
      const text = ratio?.toFixed(2) ?? `none: floor varied ${percent(variationOf(floor))}`
      return [[name, text]]
    }),
  )
}

function missOf(figure: number, limit: number): string {
  return figure <= limit ? 'yes' : `no, ${percent(figure / limit - 1)} over`
}

function nameOf({ products, slowdown }: Use): string {
  const count = products.toLocaleString('en-US')
  return `${count} products${slowdown > 1 ? `, ${slowdown}x slower` : ''}`
}

function rowOf(use: Use): Record<string, string | number> {
  return {
    ...mapValues(
      use.presses,
      ({ nextPaint, result }) => `${withSpread(nextPaint)} / ${rounded(result.median)}`,
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

/** The median, and the smallest and largest figure if they differ: `380 (360-420)`. */
function withSpread({ median, min, max }: Figure): string {
  const text = String(rounded(median))
  return min === max ? text : `${text} (${rounded(min)}-${rounded(max)})`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** Three decimals below 10, else none. */
function rounded(figure: number): number {
  return figure < 10 ? Math.round(figure * 1000) / 1000 : Math.round(figure)
}
