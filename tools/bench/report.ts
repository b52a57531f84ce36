import { figureOf, ratioOf, variationOf, type Figure, type Figures } from './figure.ts'
import { FLOOR } from './pages.ts'

/** Tells how busy the machine is: `pulse`, before, between and after measurements, times the same loop. */
export function watchMachine() {
  const loops: number[] = []
  return {
    pulse: () => {
      loops.push(timeLoop())
    },
    print: () => {
      const loop = figureOf(loops)
      console.log(`\nThe same loop: ${withSpread(loop)} ms, ${percent(variationOf(loop))} apart.`)
    },
  }
}

function timeLoop(): number {
  const start = performance.now()
  let value = 1
  for (let step = 0; step < 20_000_000; step++) value = Math.imul(value, 1_664_525) + step
  // Use the value, or the engine may drop the loop.
  return performance.now() - start + (value === 0 ? Number.EPSILON : 0)
}

/** Prints figures as tables: median and spread, and ratios to the floor if it is among them. */
export function printFigures(title: string, figures: Figures): void {
  console.log(`\n${title}`)
  console.table(mapValues(figures, (row) => mapValues(row, withSpread)))
  if (figures[FLOOR.name]) console.table(ratioRows(figures))
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

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}

/** The median, and the smallest and largest figure if they differ: `380 (360-420)`. */
function withSpread({ median, min, max }: Figure): string {
  const text = String(Math.round(median))
  return min === max ? text : `${text} (${Math.round(min)}-${Math.round(max)})`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
