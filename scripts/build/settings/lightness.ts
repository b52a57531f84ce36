/** The lightness of a colour `#rrggbb`, from 0 to 1, as in CSS's `hsl()`. */
export function lightnessOf(color: string): number {
  const parts = partsOf(color)
  return (Math.max(...parts) + Math.min(...parts)) / 2
}

/** A colour of the same hue and saturation with another lightness. */
export function withLightness(color: string, lightness: number): string {
  const own = lightnessOf(color)
  const room = 1 - Math.abs(2 * own - 1)
  const newRoom = 1 - Math.abs(2 * lightness - 1)
  return `#${partsOf(color)
    .map((part) => lightness + (room === 0 ? 0 : ((part - own) / room) * newRoom))
    .map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

/** Red, green and blue, from 0 to 1. */
function partsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
}
