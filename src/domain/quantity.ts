/** The smallest and the largest number of pieces of one product. */
export const QUANTITY_RANGE = { min: 1, max: 9_999 } as const

/** The whole number of pieces within the range that is nearest to a number. */
export function clampQuantity(value: number): number {
  return Math.min(QUANTITY_RANGE.max, Math.max(QUANTITY_RANGE.min, Math.trunc(value)))
}
