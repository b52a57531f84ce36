import type { Group, Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, ellipse, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { pitchBlack } from '../../materials/surfaces.ts'
import { attach, subassembly } from '../assembly.ts'

/** Lofts run along z; turned so, they rise. */
const UPRIGHT = [-Math.PI / 2, 0, 0] as const

type Place = readonly [x: number, y: number]

interface JointMaterials {
  readonly shell: Material
  readonly metal: Material
}

/**
 * A foot that grows out of the cup round its rod, a dark gap, and the ring that turns with the rod.
 *
 * @param height of the foot, in millimetres
 */
export function addFlare(
  headphones: Group,
  [x, y]: Place,
  radius: number,
  { shell, metal }: JointMaterials,
  height = 9.4,
) {
  const joint = subassembly(headphones, 'joint', [x, y, 0])
  const reach = height * 0.47
  const foot = ellipse(radius + 1.5, radius + 3.2, 96)
  attach(
    joint,
    loft(
      foot,
      profile(reach + 0.2, -6)
        .line(reach, -3.4)
        .fillet(0.3, height * 0.55, 'sideways', { exponent: 2.1, segments: 24 })
        .line(0, height - 0.8)
        .fillet(-0.8, height, 'upwards', { segments: 8 }),
    ),
    shell,
    { rotation: UPRIGHT },
  )
  addRings(joint, radius, height, metal)
}

/** Two ears on the cup and a pin through the barrel at the rod's end. */
export function addClevis(
  headphones: Group,
  [x, y]: Place,
  radius: number,
  { shell, metal }: JointMaterials,
) {
  const joint = subassembly(headphones, 'joint', [x, y, 0])
  const middle = 5.4
  attach(
    joint,
    loft(
      roundedRectangle(10.4, 21, 4.6, { segments: 14 }),
      profile(1.6, -5).line(1.6, -2.4).fillet(0, 0.1, 'sideways').fillet(-0.7, 0.8, 'upwards'),
    ),
    shell,
    { rotation: UPRIGHT },
  )
  const ear = roundedRectangle(9.6, 15, 4.8, { exponent: 2, segments: 20 })
  const barrel = circle(4.1, 72)
  for (const sign of [-1, 1]) {
    attach(
      joint,
      loft(
        ear,
        profile(-0.6, -1.5)
          .fillet(0, -0.9, 'sideways', { segments: 6 })
          .line(0, 0.7)
          .fillet(-0.8, 1.5, 'upwards', { segments: 8 }),
        { caps: 'both', mapping: 'around' },
      ),
      shell,
      { at: [0, middle - 2.7, sign * 6.6], rotation: [0, sign > 0 ? 0 : Math.PI, 0] },
    )
    attach(
      joint,
      loft(circle(2.5, 48), profile(0.22, 0).line(0.22, 0.05), { caps: 'end' }),
      pitchBlack(),
      { at: [0, middle, sign * 8.08], rotation: [0, sign > 0 ? 0 : Math.PI, 0], shadow: false },
    )
    attach(
      joint,
      loft(
        circle(2.5, 48),
        profile(0, -0.2).line(0, 0.25).fillet(-0.5, 0.7, 'upwards').line(-1.5, 0.5),
      ),
      metal,
      { at: [0, middle, sign * 8.08], rotation: [0, sign > 0 ? 0 : Math.PI, 0] },
    )
  }
  attach(
    joint,
    loft(
      barrel,
      profile(-0.5, -4.8)
        .fillet(0, -4.3, 'sideways', { segments: 6 })
        .line(0, 4.3)
        .fillet(-0.5, 4.8, 'upwards', { segments: 6 }),
      { caps: 'both', mapping: 'around' },
    ),
    metal,
    { at: [0, middle, 0] },
  )
  addRings(joint, radius, middle + 3.6, metal)
}

/** A dark gap round the rod and a turned ring over it. */
function addRings(joint: Group, radius: number, z: number, metal: Material) {
  attach(joint, loft(circle(radius + 0.7, 48), profile(0, z - 1).line(0, z + 0.5)), pitchBlack(), {
    rotation: UPRIGHT,
  })
  attach(
    joint,
    loft(
      circle(radius + 1.3, 64),
      profile(-0.3, z + 0.4)
        .fillet(0, z + 0.7, 'sideways', { segments: 6 })
        .line(0, z + 2.3)
        .fillet(-1, z + 3.3, 'upwards', { segments: 8 }),
      { caps: 'both', mapping: 'around' },
    ),
    metal,
    { rotation: UPRIGHT },
  )
}

/** The sleeve at the band's end, with the dark bush through which the rod slides. */
export function addSleeve(
  side: Group,
  size: readonly [width: number, thickness: number],
  rod: number,
  { shell, metal }: JointMaterials,
  lean: number,
) {
  const sleeve = subassembly(side, 'sleeve')
  sleeve.rotation.z = lean
  const [width, thickness] = size
  const outline = roundedRectangle(thickness, width, thickness * 0.46, {
    exponent: 2.2,
    segments: 14,
  })
  attach(
    sleeve,
    loft(
      outline,
      profile(-1.7, -6)
        .fillet(0, -4, 'sideways', { segments: 10 })
        .line(0, 10.8)
        .fillet(-0.9, 11.8, 'upwards', { segments: 8 }),
      { caps: 'both', mapping: 'around' },
    ),
    shell,
    { rotation: UPRIGHT },
  )
  attach(
    sleeve,
    loft(outline, profile(0.03, -1.6).line(0.03, -1.15), { caps: 'none' }),
    pitchBlack(),
    { rotation: UPRIGHT, shadow: false },
  )
  attach(
    sleeve,
    loft(
      circle(rod + 1, 48),
      profile(-0.5, -6.9).fillet(0, -6.4, 'sideways', { segments: 5 }).line(0, -5),
      { caps: 'start' },
    ),
    metal,
    { rotation: UPRIGHT },
  )
  attach(
    sleeve,
    loft(circle(rod + 0.45, 48), profile(0, -6.95).line(0, -5), { caps: 'start' }),
    pitchBlack(),
    { rotation: UPRIGHT, shadow: false },
  )
}
