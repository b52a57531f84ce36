import type { Format } from './shot.ts'

/** A banner on large screens: as wide as the page's content, with two pixels for each of the page's. */
export const WIDE = {
  width: 2240,
  height: 896,
  widths: [768, 1120, 1680, 2240],
} as const satisfies Format

/** A banner on phones. */
export const TALL = {
  width: 1120,
  height: 1400,
  widths: [384, 768, 1120],
} as const satisfies Format

/** A category tile. */
export const SQUARE = { width: 800, height: 800, widths: [384, 800] } as const satisfies Format
