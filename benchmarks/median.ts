/** The middle figure, or the mean of the two middle figures of an even number; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const low = sorted[Math.floor(middle)]
  const high = sorted[Math.ceil(middle)]
  return low === undefined || high === undefined ? NaN : (low + high) / 2
}
