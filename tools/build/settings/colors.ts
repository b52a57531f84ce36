/*
 * Colours `#rrggbb`.
 */

/** The contrast of two colours: from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, 0 to 1, as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The lightness of a colour, from 0 to 1, as in CSS's `hsl()`. */
export function lightnessOf(color: string): number {
  const parts = partsOf(color)
  return (Math.max(...parts) + Math.min(...parts)) / 2
}

/** A colour of the same hue and saturation with another lightness. */
export function withLightness(color: string, lightness: number): string {
  const own = lightnessOf(color)
  const room = 1 - Math.abs(2 * own - 1)
  const newRoom = 1 - Math.abs(2 * lightness - 1)
  return colorOf(
    partsOf(color).map((part) => lightness + (room === 0 ? 0 : ((part - own) / room) * newRoom)),
  )
}

/** A colour mixed into another; `share` of the first, 0 to 1. */
export function mixed(color: string, ground: string, share: number): string {
  const others = partsOf(ground)
  return colorOf(
    partsOf(color).map((part, index) => part * share + (others[index] ?? 0) * (1 - share)),
  )
}

/** Red, green and blue, from 0 to 1. */
function partsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
}

function colorOf(parts: readonly number[]): string {
  const bytes = parts.map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
