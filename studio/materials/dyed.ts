import { lightness, mixed } from './finish.ts'

/**
 * Matte parts that face the overhead light show brighter than their swatch: dyed darker, they match it. White
 * goods stand in a darker tent and need little of that.
 */
export function dyed(color: string): string {
  return mixed(color, '#000000', lightness(color) > 0.78 ? 0.05 : 0.15)
}
