import type { MeshBasicMaterial } from 'three'
import { canvas, glowing } from '../../materials/painted.ts'

/** The drawing's own units; close-ups of a lens need more pixels than that. */
const SIZE = 256
const MIDDLE = SIZE / 2

type Stop = readonly [position: number, color: string]

interface Coating {
  /** Red, green and blue of the largest reflection, its fringe, and the two smaller ones. */
  readonly main: string
  readonly fringe: string
  readonly low: string
  readonly streak: string
  /** Radians by which the reflections are turned about the lens. */
  readonly turn: number
}

/** Lenses of one camera have different glasses, so that each reflects another colour at another spot. */
const COATINGS = {
  violet: {
    main: '90, 70, 190',
    fringe: '60, 40, 150',
    low: '30, 150, 140',
    streak: '190, 80, 160',
    turn: 0,
  },
  teal: {
    main: '20, 120, 150',
    fringe: '20, 70, 130',
    low: '150, 90, 190',
    streak: '60, 190, 150',
    turn: -0.5,
  },
  amber: {
    main: '150, 84, 60',
    fringe: '110, 40, 90',
    low: '40, 110, 190',
    streak: '220, 170, 70',
    turn: 0.55,
  },
} as const satisfies Record<string, Coating>

export type Glint = keyof typeof COATINGS

/** Whether a material's name is that of a coating. */
export function isGlint(name: string): name is Glint {
  return Object.hasOwn(COATINGS, name)
}

const coatings = new Map<string, MeshBasicMaterial>()

/** The inside of a lens: dark rings, reflections of the coated glasses, and the pupil. */
export function lensCoating(glint: Glint, finer = 1): MeshBasicMaterial {
  const key = `${glint} ${finer}`
  const known = coatings.get(key)
  if (known) return known
  const coating = glowing(
    canvas(SIZE * finer, SIZE * finer, (context) => {
      context.scale(finer, finer)
      draw(context, COATINGS[glint])
    }),
    0.75,
  )
  coating.name = glint
  coatings.set(key, coating)
  return coating
}

function draw(context: OffscreenCanvasRenderingContext2D, coating: Coating) {
  const glow = (x: number, y: number, radius: number, stops: readonly Stop[]) => {
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius)
    for (const [position, color] of stops) gradient.addColorStop(position, color)
    context.fillStyle = gradient
    context.fillRect(0, 0, SIZE, SIZE)
  }
  glow(MIDDLE, MIDDLE, MIDDLE, [
    [0, '#010207'],
    [0.3, '#020308'],
    [0.42, '#0a0d26'],
    [0.55, '#04060f'],
    [0.72, '#0b0e1d'],
    [0.86, '#030408'],
    [1, '#000'],
  ])
  context.lineWidth = 1.6
  for (const [radius, alpha] of [
    [122, 0.3],
    [108, 0.16],
    [90, 0.22],
    [66, 0.3],
    [46, 0.35],
  ] as const) {
    context.strokeStyle = `rgba(150, 165, 215, ${alpha})`
    context.beginPath()
    context.arc(MIDDLE, MIDDLE, radius, 0, 2 * Math.PI)
    context.stroke()
  }
  context.globalCompositeOperation = 'screen'
  context.translate(MIDDLE, MIDDLE)
  context.rotate(coating.turn)
  context.translate(-MIDDLE, -MIDDLE)
  glow(104, 92, 60, [
    [0, `rgba(${coating.main}, 0.85)`],
    [0.6, `rgba(${coating.fringe}, 0.35)`],
    [1, 'transparent'],
  ])
  glow(160, 168, 40, [
    [0, `rgba(${coating.low}, 0.6)`],
    [1, 'transparent'],
  ])
  glow(140, 106, 26, [
    [0, `rgba(${coating.streak}, 0.5)`],
    [1, 'transparent'],
  ])
  glow(98, 84, 12, [
    [0, 'rgba(210, 220, 255, 0.9)'],
    [0.5, 'rgba(150, 170, 255, 0.4)'],
    [1, 'transparent'],
  ])
  glow(164, 172, 7, [
    [0, 'rgba(200, 255, 240, 0.7)'],
    [1, 'transparent'],
  ])
  context.translate(MIDDLE, MIDDLE)
  context.rotate(-coating.turn)
  context.translate(-MIDDLE, -MIDDLE)
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = 'rgba(0, 0, 4, 0.82)'
  context.beginPath()
  context.arc(MIDDLE + 4, MIDDLE + 4, 24, 0, 2 * Math.PI)
  context.fill()
}
