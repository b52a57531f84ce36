import { looseText } from './loose-text.ts'
import { SWATCHES } from './swatches.ts'

/** Values that CSS accepts as a colour and that name none. */
const NOT_PAINT = new Set([
  'currentcolor',
  'inherit',
  'initial',
  'revert',
  'revertlayer',
  'transparent',
  'unset',
])

/** A swatch colour, or undefined for a name that nobody can paint: it is shown as a neutral swatch with its name. */
export function swatchColor(
  name: string,
  isCssColor: (value: string) => boolean,
): string | undefined {
  const key = looseText(name)
  if (Object.hasOwn(SWATCHES, key)) return SWATCHES[key]
  if (NOT_PAINT.has(key)) return undefined
  // `Light Steel Blue` is one joined, `rgb(10 20 30)` only as it is.
  return [key, name.trim().toLowerCase()].find(isCssColor)
}
