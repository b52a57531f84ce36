const DAY = 24 * 3_600_000

/** A month and a day in a pattern, as in `2026-12-03`. */
export const MONTH_AND_DAY = String.raw`(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`

/** Today, where the program runs: `2026-12-03`. */
export function todayText(now = new Date()): string {
  return now.toLocaleDateString('sv')
}

export function later(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}

export function daysBetween(day: string, end: string): number {
  return (Date.parse(end) - Date.parse(day)) / DAY
}
