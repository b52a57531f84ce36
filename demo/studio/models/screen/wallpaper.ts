import { hash } from '../../materials/noise.ts'
import { canvas } from '../../materials/painted.ts'
import { drawClock } from './clock.ts'
import type { Light, Palette } from './palette.ts'

export type WallpaperStyle = 'silk' | 'flutes' | 'orbs'

export interface Wallpaper {
  readonly style: WallpaperStyle
  readonly palette: Palette
  /** Gives each family other forms. */
  readonly seed: number
  readonly clock: boolean
  /** The date is above the clock. */
  readonly dated?: boolean
}

type Painter = (u: number, v: number, palette: Palette, seed: number) => Light

/** A wallpaper on a canvas, computed per pixel in floating point and dithered: gradients would show steps. */
export function wallpaper(
  { style, palette, seed, clock, dated = false }: Wallpaper,
  width: number,
  height: number,
): OffscreenCanvas {
  const paint = PAINTERS[style]
  return canvas(width, height, (context) => {
    const image = context.createImageData(width, height)
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const light = paint(
          (column / width) * Math.max(width / height, 0.55),
          row / height,
          palette,
          seed,
        )
        const at = (row * width + column) * 4
        const dither = hash(column, row, 3) - 0.5
        for (let channel = 0; channel < 3; channel++) {
          image.data[at + channel] = encode(light[channel] ?? 0) + dither
        }
        image.data[at + 3] = 255
      }
    }
    context.putImageData(image, 0, 0)
    if (clock) drawClock(context, width, height, dated)
  })
}

/** Layered sheets of silk, each with a sharp bright edge, a soft fall-off and a shadow on the one behind. */
const silk: Painter = (u, v, { sky, sheets }, seed) => {
  let light = blend(sky[0], sky[1], v)
  for (const [index, sheet] of sheets.entries()) {
    const phase = 1.9 * index + 6 * hash(seed, index, 21)
    const swing = (0.085 + 0.012 * index) * Math.sin(u * (5.2 + 0.5 * index) + phase)
    const ripple = 0.05 * Math.sin(u * 11 + index * 2.7 + seed) * (u - 0.1)
    const below = v - (0.34 + 0.145 * index + swing + ripple - 0.16 * u)
    const shadow = 0.45 * Math.exp(-Math.max(-below, 0) * 26) * (1 - step(-0.001, 0.001, below))
    const covered = step(-0.0012, 0.0012, below)
    const glow = 0.25 + 0.85 * Math.exp(-Math.max(below, 0) * 5.2)
    const edge = Math.exp(-Math.max(below, 0) * 60) * covered
    light = map(light, (value, channel) => {
      const own = sheet[channel] ?? 0
      const behind = value * (1 - shadow)
      return behind + (own * glow - behind) * covered * 0.93 + edge * (0.1 + 0.25 * own)
    })
  }
  return light
}

/** A soft gradient seen through fluted glass. */
const flutes: Painter = (u, v, { sky, sheets }, seed) => {
  const [first = sky[0], second = sky[1], third = sky[1], fourth = sky[0]] = sheets
  const count = 9 + Math.floor(hash(seed, 5, 21) * 5)
  const x = (u * count * 1.7) % 1
  const bent = u + (x - 0.5) * 0.16
  const drift = hash(seed, 6, 21)
  const wave = 0.22 * Math.sin(bent * 6 + drift * 6) + 0.1 * Math.sin(bent * 13 + 2)
  const height = v + wave
  let light = blend(sky[0], first, step(0.05, 0.42, height))
  light = blend(light, second, step(0.36, 0.62, height))
  light = blend(light, fourth, step(0.58, 0.8, height) * 0.9)
  light = blend(light, third, step(0.78, 1.06, height))
  const relief = 0.78 + 0.34 * Math.sin(x * Math.PI) ** 0.8 + 0.25 * step(0.93, 1, x)
  return map(light, (value) => value * relief)
}

/** Large glowing spheres in haze. */
const orbs: Painter = (u, v, { sky, sheets }, seed) => {
  let light = blend(sky[0], sky[1], v ** 0.8)
  for (const [index, sheet] of sheets.entries()) {
    const x = 0.05 + 0.5 * hash(seed, index, 31)
    const y = 0.28 + 0.16 * index + 0.1 * hash(seed, index, 32)
    const radius = 0.13 + 0.12 * hash(seed, index, 33)
    const distance = Math.hypot(u - x, v - y) / radius
    const inside = step(1.004, 0.996, distance)
    const shade = 0.35 + 0.9 * step(1.2, -0.8, (u - x - (v - y) * -1.4) / radius / -1.2)
    const rim = 0.5 * inside * step(0.75, 1, distance) * step(0.4, -0.9, (v - y) / radius)
    const haze = 0.35 * Math.exp(-Math.max(distance - 1, 0) * 3) * (1 - inside)
    light = map(light, (value, channel) => {
      const own = sheet[channel] ?? 0
      return value + (own * shade + rim * 0.6 - value) * inside * 0.92 + own * haze * 0.5
    })
  }
  return light
}

const PAINTERS = { silk, flutes, orbs } as const satisfies Record<WallpaperStyle, Painter>

function blend(from: Light, to: Light, share: number): Light {
  return map(from, (value, channel) => value + ((to[channel] ?? 0) - value) * share)
}

function map([red, green, blue]: Light, change: (value: number, channel: number) => number): Light {
  return [change(red, 0), change(green, 1), change(blue, 2)]
}

function step(from: number, to: number, value: number) {
  const position = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return position * position * (3 - 2 * position)
}

function encode(light: number) {
  const value = Math.max(light, 0)
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
}
