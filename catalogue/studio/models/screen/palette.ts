import { Color } from 'three'
import { hash } from '../../materials/noise.ts'

/** Linear light, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number]

export interface Palette {
  readonly sky: readonly [top: Light, bottom: Light]
  /** From the uppermost sheet to the lowest. */
  readonly sheets: readonly Light[]
}

/**
 * A palette that goes with a product's colour: hues close to it and one opposite to it. Grey goods take a
 * hue from their family's seed, so that no two families look alike.
 */
export function paletteFor(color: string, seed: number): Palette {
  const own = new Color(color).getHSL({ h: 0, s: 0, l: 0 })
  const hue = own.s > 0.12 ? own.h : hash(seed, 1, 11)
  const spread = 0.05 + 0.09 * hash(seed, 2, 11)
  const direction = hash(seed, 3, 11) < 0.5 ? -1 : 1
  const shade = (turn: number, saturation: number, light: number): Light => {
    const { r, g, b } = new Color().setHSL((hue + direction * turn + 2) % 1, saturation, light)
    return [r, g, b]
  }
  return {
    sky: [shade(-spread, 0.62, 0.62), shade(0, 0.7, 0.34)],
    sheets: [
      shade(0, 0.72, 0.5),
      shade(spread, 0.7, 0.44),
      shade(2 * spread, 0.72, 0.55),
      shade(0.42, 0.78, 0.6),
      shade(0.48, 0.85, 0.7),
    ],
  }
}
