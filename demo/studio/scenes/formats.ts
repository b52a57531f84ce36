import type { Format } from './shot.ts'

/** A banner on large screens: as wide as a large window. */
export const WIDE = {
  width: 2560,
  height: 1024,
  widths: [768, 1120, 1680, 2560],
} as const satisfies Format

/** A banner on phones. */
export const TALL = {
  width: 1120,
  height: 1400,
  widths: [384, 768, 1120],
} as const satisfies Format

/** A category tile. */
export const SQUARE = { width: 800, height: 800, widths: [384, 800] } as const satisfies Format
