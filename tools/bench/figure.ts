/** What several runs measured; all three in the same unit. */
export interface Figure {
  readonly median: number
  readonly min: number
  readonly max: number
}

export type Figures = Readonly<Record<string, Readonly<Record<string, Figure>>>>

export function figureOf(measured: readonly number[]): Figure {
  const sorted = measured.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const low = sorted[Math.floor(middle)] ?? NaN
  const high = sorted[Math.ceil(middle)] ?? NaN
  return { median: (low + high) / 2, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN }
}

export function figuresOf(
  runs: readonly Readonly<Record<string, number>>[],
): Record<string, Figure> {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, figureOf(runs.map((run) => run[name] ?? NaN))]),
  )
}

/** How far the runs lie apart: 0.25 is 25 % of the median. */
export function variationOf({ median, min, max }: Figure): number {
  return median === 0 ? 0 : (max - min) / median
}

/** A floor that varies more than this makes a ratio meaningless. */
const MOST_VARIATION = 0.25

/** The ratio of two medians, or undefined when `floor` varied too much between runs. */
export function ratioOf(figure: Figure, floor: Figure): number | undefined {
  return variationOf(floor) > MOST_VARIATION ? undefined : figure.median / floor.median
}
