import { looseText } from '#src/domain/facts/facts.ts'
import { SWATCHES } from './swatches.ts'

/** Values that CSS accepts where a colour is expected, but that name no visible colour. */
const NOT_PAINT = new Set([
  'currentcolor',
  'inherit',
  'initial',
  'revert',
  'revertlayer',
  'transparent',
  'unset',
])

/** Undefined for an unknown name. */
export function swatchColor(
  name: string,
  isCssColor: (value: string) => boolean,
): string | undefined {
  const key = looseText(name)
  const swatch = SWATCHES.get(key)
  if (swatch !== undefined) return swatch
  if (NOT_PAINT.has(key)) return undefined
  // Without spaces, `Light Steel Blue` is a CSS colour; with them, `rgb(10 20 30)` is one.
  return [key, name.trim().toLowerCase()].find(isCssColor)
}
