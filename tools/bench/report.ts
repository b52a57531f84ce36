/** One measurement of a page or a press. */
export interface Run {
  readonly name: string
  /** `now`, or the commit of an earlier build. */
  readonly build: string
  /** Milliseconds, or bytes. */
  readonly figures: Readonly<Record<string, number>>
}

/** Prints a table of medians with their ranges, and the ratios of the first build to each other. */
export function printFigures(title: string, runs: readonly Run[]): void {
  console.log(`\n${title}`)
  const rows = [...Map.groupBy(runs, ({ name }) => name)].flatMap(([name, same]) => {
    const [now, ...others] = [...Map.groupBy(same, ({ build }) => build).values()]
    return [now ?? [], ...others].flatMap((own, index) => {
      const build = own[0]?.build ?? ''
      const figures = [`${name}, ${build}`, rowOf(own, withRange)] as const
      const ratio = (measured: readonly number[], figure: string) =>
        (median(valuesOf(now ?? [], figure)) / median(measured)).toFixed(2)
      return index === 0
        ? [figures]
        : [figures, [`${name}: now / ${build}`, rowOf(own, ratio)] as const]
    })
  })
  console.table(Object.fromEntries(rows))
}

function rowOf(
  runs: readonly Run[],
  text: (measured: readonly number[], figure: string) => string,
): Record<string, string> {
  const names = Object.keys(runs[0]?.figures ?? {})
  return Object.fromEntries(names.map((name) => [name, text(valuesOf(runs, name), name)]))
}

function valuesOf(runs: readonly Run[], figure: string): number[] {
  return runs.map(({ figures }) => figures[figure] ?? NaN)
}

/** `380 (360-420)` */
function withRange(measured: readonly number[]): string {
  const [middle, least, most] = [median(measured), Math.min(...measured), Math.max(...measured)]
  const text = String(Math.round(middle))
  return least === most ? text : `${text} (${Math.round(least)}-${Math.round(most)})`
}

function median(measured: readonly number[]): number {
  const sorted = measured.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}
