/** Today, where the program runs: `2026-12-03`. */
export function todayText(now = new Date()): string {
  return now.toLocaleDateString('sv')
}
