/** What the home page shows of the pictures that settings name, in pixels. */
const WIDTHS = {
  slide: [768, 1120, 1680, 2240],
  tallSlide: [384, 768, 1120],
  tile: [384, 800],
} as const

/**
 * The widths that the picture of a setting should have; undefined for a setting that is no such picture.
 *
 * @param path the fields that lead to it: `['slides', '0', 'picture']`
 */
export function wantedWidths(path: readonly string[]): readonly number[] | undefined {
  const [field, parent] = path.toReversed()
  if (field === 'tallPicture') return WIDTHS.tallSlide
  if (field !== 'picture') return undefined
  return parent === 'tile' ? WIDTHS.tile : path[0] === 'slides' ? WIDTHS.slide : undefined
}
