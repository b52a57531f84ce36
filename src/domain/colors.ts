import { looseText } from './loose-text.ts'
import { SWATCHES } from './swatches.ts'

/** Values that CSS accepts as a colour but that are no colour. */
const NOT_PAINT = new Set([
  'currentcolor',
  'inherit',
  'initial',
  'revert',
  'revertlayer',
  'transparent',
  'unset',
])

/** The CSS colour of a swatch, or undefined for an unknown name. */
export function swatchColor(
  name: string,
  isCssColor: (value: string) => boolean,
): string | undefined {
  const key = looseText(name)
  if (Object.hasOwn(SWATCHES, key)) return SWATCHES[key]
  if (NOT_PAINT.has(key)) return undefined
  // `Light Steel Blue` is a CSS colour without its spaces, `rgb(10 20 30)` only with them.
  return [key, name.trim().toLowerCase()].find(isCssColor)
}
