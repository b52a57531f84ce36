import { lightness, mixed } from './finish.ts'

/**
 * A darker version of a colour: matte parts that face the overhead light look brighter than their swatch, and
 * match it in this colour. White products stand in a darker tent and need less of it.
 */
export function dyed(color: string): string {
  return mixed(color, '#000000', lightness(color) > 0.78 ? 0.05 : 0.15)
}
