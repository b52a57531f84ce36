/** The smallest and the largest number of pieces of one product. */
export const QUANTITY_RANGE = { min: 1, max: 9_999 } as const

/** Drops the decimals of a number and brings it into the range. */
export function clampQuantity(value: number): number {
  return Math.min(QUANTITY_RANGE.max, Math.max(QUANTITY_RANGE.min, Math.trunc(value)))
}
