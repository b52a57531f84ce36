import { type Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, type Outline, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { metal as polishedMetal, pitchBlack, polymer } from '../../materials/surfaces.ts'
import { attach, subassembly } from '../assembly.ts'
import { sideButton } from '../shared/button.ts'
import type { WatchParameters } from './parameters.ts'

const ORANGE = '#e9682c'
/** Rotations that turn a part that faces +z to the right or left side of the case. */
const RIGHT = [0, Math.PI / 2, 0] as const
const LEFT = [0, -Math.PI / 2, 0] as const

/** Wheels and buttons on the sides of a case. */
export function addControls(
  watch: Group,
  { width, height, controls }: WatchParameters,
  metal: Material,
  color: string,
) {
  const side = width / 2
  const key = (y: number, length: number, wide: number, rise: number, material = metal) =>
    attach(watch, sideButton(length, wide, rise), material, {
      at: [side - 0.25, y, -0.4],
      rotation: RIGHT,
    })
  if (controls === 'wheel') {
    addWheel(
      watch,
      { at: [side, height * 0.15, -0.5], radius: 3.4, rise: 2.4, accent: color },
      color,
    )
    key(-height * 0.2, 10.5, 2.6, 0.75)
  } else if (controls === 'guarded') {
    addShoulders(watch, side, metal)
    addWheel(watch, { at: [side + 0.6, 5, -0.4], radius: 4.3, rise: 3.2, accent: color }, color)
    attach(watch, sideButton(9.5, 3, 0.7), metal, {
      at: [side + 2.65, -8.6, -0.4],
      rotation: RIGHT,
    })
    attach(watch, sideButton(14, 4.2, 1), polymer(ORANGE, 0.4, { metalness: 0.3 }), {
      at: [-side + 0.35, 0, -0.4],
      rotation: LEFT,
    })
  } else if (controls === 'keys') {
    for (const turn of [0.42, -0.42]) {
      const spoke = subassembly(watch, 'key')
      spoke.rotation.z = turn
      attach(spoke, sideButton(8, 3, 1.3), metal, { at: [side - 0.4, 0, 0.2], rotation: RIGHT })
    }
  } else {
    addWheel(watch, { at: [side - 0.3, 0, -0.9], radius: 3.1, rise: 2, accent: color }, color)
  }
}

interface Wheel {
  readonly at: readonly [number, number, number]
  readonly radius: number
  readonly rise: number
  readonly accent: string
}

/** A fluted crown on a dark neck, with a ring of the accent colour in its face. */
function addWheel(watch: Group, { at, radius, rise, accent }: Wheel, color: string) {
  const place = { at, rotation: RIGHT }
  const bright = polishedMetal(color, 0.18)
  attach(
    watch,
    loft(
      fluted(radius, 36),
      profile(-0.6, 0.5)
        .fillet(0, 1, 'sideways', { segments: 5 })
        .line(0, rise - 0.5)
        .fillet(-0.5, rise, 'upwards', { segments: 6 })
        .line(-0.75, rise),
      { caps: 'both' },
    ),
    bright,
    place,
  )
  attach(
    watch,
    loft(
      circle(radius - 0.9, 64),
      profile(0, rise - 0.2)
        .line(0, rise + 0.02)
        .line(-0.55, rise + 0.02),
    ),
    polishedMetal(accent, 0.3, { metalness: accent === color ? 1 : 0.4 }),
    place,
  )
  attach(
    watch,
    loft(circle(radius - 1.4, 64), profile(0, rise).fillet(-0.4, rise + 0.14, 'upwards')),
    bright,
    place,
  )
  attach(watch, loft(circle(radius - 0.45, 48), profile(0, -1).line(0, 0.9)), pitchBlack(), place)
}

/** A circle with a wavy rim. */
function fluted(radius: number, flutes: number): Outline {
  return circle(radius, flutes * 6).map((point, index) => {
    const phase = (index / 6) * 2 * Math.PI
    const reach = 1 + 0.022 * Math.cos(phase)
    const lean = 0.75 * Math.sin(phase)
    const length = Math.hypot(1, lean)
    return {
      x: point.x * reach,
      y: point.y * reach,
      normalX: (point.normalX - point.normalY * lean) / length,
      normalY: (point.normalY + point.normalX * lean) / length,
    }
  })
}

/** Two raised parts of the case that protect the crown between them. */
function addShoulders(watch: Group, side: number, metal: Material) {
  for (const [y, length] of [
    [13.2, 6.6],
    [-6, 13.5],
  ] as const) {
    attach(
      watch,
      loft(
        roundedRectangle(9.4, length, 2.6, { segments: 12 }),
        profile(1.4, -2)
          .fillet(0, 0.6, 'upwards', { segments: 8 })
          .line(0, 1.8)
          .fillet(-1.1, 2.8, 'upwards', { segments: 10 }),
        { mapping: 'around' },
      ),
      metal,
      { at: [side, y, -0.6], rotation: RIGHT },
    )
  }
}
