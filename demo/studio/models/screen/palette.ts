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
 * A palette for a product's colour: similar hues, and one opposite to it. Grey products take their hue from the
 * family's seed, so that no two families look alike.
 */
export function paletteFor(color: string, seed: number): Palette {
  const own = new Color(color).getHSL({ h: 0, s: 0, l: 0 })
  const hue = own.s > 0.14 ? own.h : (HUES[seed % HUES.length] ?? 0)
  const spread = (0.025 + 0.045 * hash(seed, 2, 11)) * (hash(seed, 3, 11) < 0.5 ? -1 : 1)
  const accent = hue + (hue > 0.3 && hue < 0.75 ? 0.42 : -0.36)
  const shade = (at: number, saturation: number, light: number): Light => {
    const { r, g, b } = new Color().setHSL((at + 2) % 1, saturation, light)
    return [r, g, b]
  }
  return {
    sky: [shade(hue - spread, 0.5, 0.3), shade(hue, 0.6, 0.16)],
    sheets: [
      shade(hue - spread, 0.55, 0.42),
      shade(hue, 0.6, 0.5),
      shade(hue + spread, 0.66, 0.6),
      shade(accent, 0.62, 0.66),
      shade(accent + spread, 0.7, 0.78),
    ],
  }
}

/** For products without a hue: blue, teal, violet, coral, amber, rose. */
const HUES = [0.6, 0.52, 0.71, 0.03, 0.08, 0.93]
