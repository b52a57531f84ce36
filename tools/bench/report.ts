/** One measurement of a page or a press. */
export interface Run {
  readonly name: string
  /** `now`, or the folder of another build. */
  readonly build: string
  /** Milliseconds, or bytes. */
  readonly figures: Readonly<Record<string, number>>
}

/** Prints a table of medians with their ranges, and what the first build takes of the time of the others. */
export function printFigures(title: string, runs: readonly Run[]): void {
  console.log(`\n${title}`)
  const rows = [...Map.groupBy(runs, ({ name }) => name)].flatMap(([name, same]) => {
    const builds = [...Map.groupBy(same, ({ build }) => build)]
    const [[, now] = ['', same]] = builds
    return builds.map(([build, own]) => {
      const figures = Object.keys(own[0]?.figures ?? {}).map((figure) => {
        const ratio = median(valuesOf(now, figure)) / median(valuesOf(own, figure))
        const text = withRange(valuesOf(own, figure))
        return [figure, own === now ? text : `${text}, now / this ${ratio.toFixed(2)}`] as const
      })
      return [`${name}, ${build}`, Object.fromEntries(figures)] as const
    })
  })
  console.table(Object.fromEntries(rows))
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
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
