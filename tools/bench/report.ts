import { loadavg } from 'node:os'
import { figureOf, ratioOf, variationOf, type Figure, type Figures } from './figure.ts'
import type { LongTask } from './long-tasks.ts'
import { BARE, FLOOR } from './pages.ts'
import { LARGE, OWN_SIZE, PRESSES } from './presses.ts'

/** All figures of a run. */
export interface Report {
  readonly date: string
  readonly runs: number
  /** By part, such as `loads` or `presses, 219`. */
  readonly parts: Readonly<Record<string, Figures>>
  readonly tasks: readonly LongTask[]
  readonly machine: Machine
}

/** How busy the machine was; times of a busy machine mean little. */
interface Machine {
  /** The most processes that wanted a processor, averaged over a minute. */
  readonly load: number
  /** Milliseconds of the same loop before, between and after the measurements: equal on a quiet machine. */
  readonly loop: Figure
}

/** Watches the machine. Call `pulse` before, between and after measurements. */
export function watchMachine() {
  const loads: number[] = []
  const loops: number[] = []
  return {
    pulse: () => {
      loads.push(loadavg()[0] ?? NaN)
      loops.push(timeLoop())
    },
    report: (): Machine => ({ load: Math.max(...loads), loop: figureOf(loops) }),
  }
}

function timeLoop(): number {
  const start = performance.now()
  let value = 1
  for (let step = 0; step < 20_000_000; step++) value = Math.imul(value, 1_664_525) + step
  // Use the value, or the engine may drop the loop.
  return performance.now() - start + (value === 0 ? Number.EPSILON : 0)
}

/** A median and its upper limit: in milliseconds, or as a ratio to another build's figure of the same name. */
interface Target {
  readonly part: string
  readonly of: string
  readonly name: string
  readonly limit: number
  readonly base?: string
}

const TARGETS: readonly Target[] = [
  { part: 'loads', of: 'home', name: 'firstPaint', base: FLOOR.name, limit: 1.5 },
  { part: 'loads', of: 'home', name: 'largestPaint', base: FLOOR.name, limit: 1.2 },
  { part: 'loads', of: 'product', name: 'largestPaint', base: FLOOR.name, limit: 1.8 },
  { part: 'loads', of: 'home', name: 'blocked', base: `home, ${BARE}`, limit: 1.1 },
  { part: 'loads', of: 'list', name: 'blocked', base: `list, ${BARE}`, limit: 1.1 },
  { part: 'loads', of: 'list', name: 'largestPaint', base: `list, ${BARE}`, limit: 1 },
  { part: 'loads', of: 'product', name: 'blocked', base: `product, ${BARE}`, limit: 1.1 },
  { part: 'second', of: 'home', name: 'firstPaint', base: FLOOR.name, limit: 1.2 },
  ...PRESSES.flatMap(({ name: of, limit }) => [
    { part: `presses, ${OWN_SIZE}`, of, name: 'nextPaint', limit },
    { part: `presses, ${LARGE.products}`, of, name: 'nextPaint', limit: LARGE.limit },
  ]),
]

/** Prints the figures as tables: median and spread, ratios to the floor, and each target with how far it is missed. */
export function printReport({ parts, tasks, machine }: Report): void {
  const { load, loop } = machine
  console.log(`\nThe machine: load up to ${load.toFixed(1)}.`)
  console.log(`The same loop took ${withSpread(loop)} ms: ${percent(variationOf(loop))} apart.`)
  for (const [part, figures] of Object.entries(parts)) {
    console.log(`\n${part}`)
    console.table(mapValues(figures, (row) => mapValues(row, withSpread)))
    if (figures[FLOOR.name]) console.table(ratioRows(figures))
  }
  if (tasks.length > 0) {
    console.log('\nTasks over 50 ms, in ms, processor 4x slower')
    console.table(tasks)
  }
  console.log('\nTargets')
  console.table(TARGETS.flatMap((target) => targetRow(target, parts)))
}

function targetRow({ part, of, name, base, limit }: Target, parts: Report['parts']) {
  const figure = parts[part]?.[of]?.[name]
  if (!figure) return []
  const floor = base === undefined ? undefined : parts[part]?.[base]?.[name]
  const measured = floor ? ratioOf(figure, floor) : figure.median
  return [
    {
      target: `${part}: ${of}, ${name}${base === undefined ? '' : ` / ${base}`}`,
      measured: measured === undefined ? 'floor varied too much' : rounded(measured),
      limit,
      met: measured === undefined ? '' : missOf(measured, limit),
    },
  ]
}

/** Each page's ratios to the static page, and to the same page of each other build. */
function ratioRows(figures: Figures): Record<string, Record<string, string>> {
  const rows: Record<string, Record<string, string>> = {}
  for (const [name, row] of Object.entries(figures)) {
    const [page = '', build] = name.split(', ')
    if (build !== undefined) rows[`${page}: now / ${build}`] = ratiosOf(figures[page] ?? {}, row)
    else if (name !== FLOOR.name)
      rows[`${page} / ${FLOOR.name}`] = ratiosOf(row, figures[FLOOR.name] ?? {})
  }
  return rows
}

function ratiosOf(row: Figures[string], base: Figures[string]): Record<string, string> {
  return mapValues(row, (figure, name) => {
    const floor = base[name]
    if (!floor || floor.median === 0) return ''
    const ratio = ratioOf(figure, floor)
    return ratio?.toFixed(2) ?? `none: floor varied ${percent(variationOf(floor))}`
  })
}

function missOf(figure: number, limit: number): string {
  return figure <= limit ? 'yes' : `no, ${percent(figure / limit - 1)} over`
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}

/** The median, and the smallest and largest figure if they differ: `380 (360-420)`. */
function withSpread({ median, min, max }: Figure): string {
  const text = String(rounded(median))
  return min === max ? text : `${text} (${rounded(min)}-${rounded(max)})`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** Two decimals below 10, else none. */
function rounded(figure: number): number {
  return figure < 10 ? Math.round(figure * 100) / 100 : Math.round(figure)
}
