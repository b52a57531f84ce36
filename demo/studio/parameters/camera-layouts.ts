import type { CameraArray, Plateau, Spot } from '../models/shared/camera-array.ts'

/** The size of a back in millimetres. */
interface Back {
  readonly width: number
  readonly height: number
}

const EDGE = 3.6

/** Lenses one under the other, directly on the back, and a flash beside the first two. */
export function column(back: Back, count: number, radius: number, gap = 2.6): CameraArray {
  const x = -back.width / 2 + 5.4 + radius
  const top = back.height / 2 - 5.4 - radius
  const step = 2 * radius + gap
  const lenses = Array.from({ length: count }, (_, index) => ({ x, y: top - index * step, radius }))
  return { lenses, flash: { x: x + radius * 2.1, y: top - step * 0.5, radius: radius * 0.38 } }
}

/** A column of three with a smaller one and a flash beside it. */
export function columnAndSide(back: Back, radius: number): CameraArray {
  const { lenses } = column(back, 3, radius, 3.2)
  const x = -back.width / 2 + 5.4 + radius * 3.35
  const top = back.height / 2 - 5.4 - radius
  return {
    lenses: [...lenses, { x, y: top - radius * 4.2, radius: radius * 0.72 }],
    flash: { x, y: top - radius * 0.2, radius: radius * 0.34 },
    windows: [{ x, y: top - radius * 1.9, radius: radius * 0.34 }],
  }
}

/** An upright pill with its lenses one under the other; the flash stands in it or beside it. */
export function pill(
  back: Back,
  radius: number,
  { count = 2, flash = 'beside', surface = 'body' }: PillOptions = {},
): CameraArray {
  const pad = 2.4
  const step = 2 * radius + 1.6
  const width = 2 * (radius + pad)
  const height = count * step - 1.6 + 2 * pad + (flash === 'inside' ? radius * 1.15 : 0)
  const plateau: Plateau = {
    x: -back.width / 2 + EDGE + 1 + width / 2,
    y: back.height / 2 - EDGE - 1 - height / 2,
    width,
    height,
    corner: width / 2,
    rise: 1.5,
    surface,
  }
  const top = plateau.y + height / 2 - pad - radius
  const lenses = Array.from({ length: count }, (_, index) => ({
    x: plateau.x,
    y: top - index * step,
    radius,
  }))
  const inside: Spot = {
    x: plateau.x,
    y: plateau.y - height / 2 + pad + radius * 0.5,
    radius: radius * 0.33,
  }
  const beside: Spot = { x: plateau.x + width / 2 + 5.2, y: plateau.y + height * 0.06, radius: 3 }
  return { plateau, lenses, flash: flash === 'inside' ? inside : beside }
}

interface PillOptions {
  readonly count?: number
  readonly flash?: 'inside' | 'beside'
  readonly surface?: Plateau['surface']
}

/** Where lenses are in a square, in half steps from its middle. */
const SQUARES = {
  fallingPair: {
    lenses: [
      [-1, 1],
      [1, -1],
    ],
    flash: [1, 1],
    window: [-1, -1],
  },
  risingPair: {
    lenses: [
      [1, 1],
      [-1, -1],
    ],
    flash: [-1, 1],
    window: [1, -1],
  },
  leftPair: {
    lenses: [
      [-1, 1],
      [-1, -1],
    ],
    flash: [1.05, 0.15],
    window: [1.05, -1],
  },
  triangle: {
    lenses: [
      [1, 1],
      [1, -1],
      [-0.94, 0],
    ],
    flash: [-1.1, 1.32],
    window: [-1.1, -1.32],
  },
  three: {
    lenses: [
      [-1, 1],
      [1, 1],
      [-1, -1],
    ],
    flash: [1, -0.75],
    window: [1, -1.35],
  },
  four: {
    lenses: [
      [-1, 1],
      [1, 1],
      [-1, -1],
      [1, -1],
    ],
    flash: [0, 0],
    window: [0, 1.45],
  },
} as const

interface SquareOptions {
  readonly surface?: Plateau['surface']
  readonly corner?: number
  readonly rise?: number
  /** Millimetres from the back's middle; by default the square is in the upper left corner. */
  readonly x?: number
  readonly y?: number
}

/** A square plate with lenses; with a corner radius of half its size it is round. */
export function square(
  back: Back,
  arrangement: keyof typeof SQUARES,
  size: number,
  radius: number,
  { surface = 'body', corner = size * 0.33, rise = 1.6, x, y }: SquareOptions = {},
): CameraArray {
  const plateau: Plateau = {
    x: x ?? -back.width / 2 + EDGE + size / 2,
    y: y ?? back.height / 2 - EDGE - size / 2,
    width: size,
    height: size,
    corner,
    rise,
    surface,
  }
  const { lenses, flash, window } = SQUARES[arrangement]
  const step = size / 2 - radius - (corner > size * 0.45 ? size * 0.13 : 1.6)
  const spot = ([right, up]: readonly [number, number], spotRadius: number): Spot => ({
    x: plateau.x + right * step,
    y: plateau.y + up * step,
    radius: spotRadius,
  })
  return {
    plateau,
    lenses: lenses.map((place) => spot(place, radius)),
    flash: spot(flash, Math.min(3.2, radius * 0.42)),
    windows: [spot(window, Math.min(2.6, radius * 0.34))],
  }
}

interface BarOptions {
  readonly surface: Plateau['surface']
  /** Distance of its upper edge from the top of the back. */
  readonly top: number
  readonly width: number
  readonly height: number
  /** Where the lenses are, in millimetres to the right of the back's middle. */
  readonly lenses: readonly number[]
  readonly radius: number
  readonly flash: number
  readonly corner?: number
  readonly rise?: number
}

/** A horizontal bar with its lenses side by side. */
export function bar(back: Back, options: BarOptions): CameraArray {
  const { surface, top, width, height, radius, rise = 1.7 } = options
  const y = back.height / 2 - top - height / 2
  const plateau = { x: 0, y, width, height, corner: options.corner ?? height / 2, rise, surface }
  return {
    plateau,
    lenses: options.lenses.map((x) => ({ x, y, radius })),
    flash: { x: options.flash, y: y + height * 0.12, radius: 2.7 },
    windows: [{ x: options.flash, y: y - height * 0.24, radius: 1.3 }],
  }
}

interface BroadOptions {
  readonly height: number
  readonly radius: number
  /** Between two lenses. */
  readonly gap: number
}

/** A plate almost as wide as the back: three lenses in a triangle, and a flash at the other end. */
export function broadTriangle(back: Back, { height, radius, gap }: BroadOptions): CameraArray {
  const plateau: Plateau = {
    x: 0,
    y: back.height / 2 - EDGE + 0.6 - height / 2,
    width: back.width - 2 * (EDGE - 0.6),
    height,
    corner: 13.5,
    rise: 2.2,
    surface: 'body',
  }
  const step = radius + gap / 2
  const x = -plateau.width / 2 + height / 2 - step
  const spots = plateau.width / 2 - 8.5
  return {
    plateau,
    lenses: [
      { x, y: plateau.y + step, radius, glint: 'teal' },
      { x, y: plateau.y - step, radius, glint: 'violet' },
      { x: x + step * Math.sqrt(3), y: plateau.y, radius, glint: 'amber' },
    ],
    flash: { x: spots, y: plateau.y + step, radius: 3.1 },
    windows: [{ x: spots, y: plateau.y - step, radius: 2.9 }],
    microphone: { x: spots, y: plateau.y, radius: 0.7 },
  }
}

interface LevelOptions {
  /** Millimetres above the back's middle. */
  readonly y: number
  readonly lenses: readonly number[]
  readonly radius: number
  readonly flash: number
}

/** Lenses side by side, directly on the back. */
export function level({ y, lenses, radius, flash }: LevelOptions): CameraArray {
  return { lenses: lenses.map((x) => ({ x, y, radius })), flash: { x: flash, y, radius: 2.2 } }
}
