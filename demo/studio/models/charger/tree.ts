import { CubicBezierCurve3, Group, type Material, Vector3 } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, roundedRectangle } from '../../geometry/outline.ts'
import { grown, perforatedPlate } from '../../geometry/perforated.ts'
import { profile } from '../../geometry/profile.ts'
import { sweep } from '../../geometry/sweep.ts'
import { lightness, mixed } from '../../materials/finish.ts'
import { matteShade } from '../../materials/matte-shade.ts'
import { metal, pitchBlack, polymer, silicone } from '../../materials/surfaces.ts'
import { attach, subassembly } from '../assembly.ts'
import type { TreeParameters } from './parameters.ts'

const BASE_HEIGHT = 13
const DISH_RADIUS = 26
/** Radius of the post. */
const TUBE = 4.6
/** How far the discs lean back, in radians. */
const LEAN = -0.2
/** How far behind a disc its arm ends, in the ball of its joint. */
const BALL = 9.5
const TURNS: Readonly<Record<string, number>> = { card: -0.42, back: Math.PI - 0.5 }

/** A base with one polished post: it carries a large disc for the phone, and a branch of it a small one for the watch. */
export function tree(parameters: TreeParameters, color: string, pose: string): Group {
  const group = new Group()
  group.rotation.y = TURNS[pose] ?? 0
  const shell = polymer(matteShade(color), 0.42)
  const soft = silicone(matteShade(mixed(color, '#000000', 0.06)))
  const { height } = parameters
  const polished = metal(lightness(color) > 0.5 ? '#dcdcdc' : '#c9cacc', 0.09)
  addBase(group, parameters, shell, soft, polished)
  const foot = new Vector3(0, BASE_HEIGHT - 1, -24)
  const phoneSeat = new Vector3(-30, height - 30, -4)
  const watchSeat = new Vector3(42, height - 52, -2)
  const fork = foot.clone().setY(foot.y + 44)
  addTrunk(group, foot, fork, polished)
  addArm(group, fork, phoneSeat, polished)
  addArm(group, fork, watchSeat, polished)
  addCollar(group, foot, polished, shell)

  const phoneDisc = subassembly(group, 'detail')
  phoneDisc.position.copy(phoneSeat)
  phoneDisc.rotation.x = LEAN
  addDisc(phoneDisc, 28.5, 8.5, shell, soft, polished)
  addTarget(
    phoneDisc,
    28.5,
    8.5,
    silicone(matteShade(mixed(color, lightness(color) > 0.5 ? '#000000' : '#ffffff', 0.1))),
  )
  addBoss(phoneDisc, 8.5, 12, shell, polished)
  const watchDisc = subassembly(group, 'watch')
  watchDisc.position.copy(watchSeat)
  watchDisc.rotation.x = LEAN
  addDisc(watchDisc, 15.5, 9, shell, polymer('#e9e9e7', 0.3), polished)
  addPuck(watchDisc, 9)
  addBoss(watchDisc, 9, 8.5, shell, polished)
  return group
}

/** A flat base; lofts run along z, so it is turned to lie on the floor. */
function addBase(
  group: Group,
  { baseWidth, baseDepth }: TreeParameters,
  shell: Material,
  soft: Material,
  polished: Material,
) {
  const base = subassembly(group, 'base')
  base.rotation.x = -Math.PI / 2
  const outline = roundedRectangle(baseWidth, baseDepth, baseDepth / 2, { segments: 48 })
  const edge = 3
  attach(
    base,
    loft(
      outline,
      profile(-2.5, 0)
        .fillet(0, 2.5, 'sideways')
        .line(0, BASE_HEIGHT - edge)
        .fillet(-edge, BASE_HEIGHT, 'upwards', { segments: 14 }),
      { caps: 'start', mapping: 'around' },
    ),
    shell,
  )
  attach(
    base,
    loft(outline, profile(-3.6, -1.4).line(-3.2, -1.4).line(-3.2, 0.2), { caps: 'start' }),
    pitchBlack(),
  )
  attach(
    base,
    loft(outline, profile(-0.2, 3.4).line(0.12, 3.5).line(0.12, 4.7).line(-0.2, 4.8), {
      caps: 'none',
      mapping: 'around',
    }),
    polished,
  )
  const dish = circle(DISH_RADIUS, 96).map((point) => ({ ...point, y: point.y - 11 }))
  attach(base, perforatedPlate(grown(outline, -edge), [dish], BASE_HEIGHT), shell)
  attach(
    base,
    loft(
      dish,
      profile(0, BASE_HEIGHT)
        .fillet(-1.2, BASE_HEIGHT - 1.2, 'sideways')
        .fillet(-7, BASE_HEIGHT - 3.4, 'upwards'),
    ),
    soft,
  )
  const ring = circle(DISH_RADIUS + 0.1, 128).map((point) => ({ ...point, y: point.y - 11 }))
  attach(
    base,
    loft(
      ring,
      profile(0.9, BASE_HEIGHT - 0.2)
        .fillet(0.4, BASE_HEIGHT + 0.45, 'upwards', { segments: 6 })
        .fillet(-0.4, BASE_HEIGHT - 0.3, 'sideways', { segments: 6 }),
      { caps: 'none', mapping: 'around' },
    ),
    polished,
  )
  const mark = circle(11, 96).map((point) => ({ ...point, y: point.y - 11 }))
  attach(
    base,
    loft(
      mark,
      profile(0.45, BASE_HEIGHT - 3.36)
        .fillet(0, BASE_HEIGHT - 3.05, 'upwards')
        .fillet(-0.45, BASE_HEIGHT - 3.36, 'sideways'),
      { caps: 'none' },
    ),
    soft,
    { shadow: false },
  )
  attach(
    base,
    loft(
      roundedRectangle(3.4, 1, 0.5, { exponent: 2, segments: 8 }),
      profile(0, -0.2).line(0, 0.12),
    ),
    polymer('#f4f4f0', 0.3),
    { at: [0, -baseDepth / 2 - 0.02, 7.6], rotation: [Math.PI / 2, 0, 0], shadow: false },
  )
  addPort(base, baseDepth / 2, polished)
}

/** The socket for the cable, in the middle of the base's back. */
function addPort(base: Group, y: number, trim: Material) {
  const port = subassembly(base, 'port', [0, y, 7])
  port.rotation.x = -Math.PI / 2
  const outline = roundedRectangle(9.4, 3.7, 1.85, { exponent: 2, segments: 12 })
  attach(
    port,
    loft(outline, profile(0.7, -0.2).line(0.7, 0.2).line(0, 0.2).line(0, -0.3), { caps: 'none' }),
    trim,
  )
  attach(port, loft(outline, profile(0, -0.2).line(0, 0.06)), pitchBlack(), { shadow: false })
  attach(
    port,
    loft(roundedRectangle(6.4, 0.9, 0.4, { segments: 6 }), profile(0, 0).line(0, 0.12)),
    metal('#8f9194', 0.35),
    { shadow: false },
  )
}

/** The post from the base to where its arms part. */
function addTrunk(group: Group, foot: Vector3, fork: Vector3, material: Material) {
  const path = Array.from({ length: 13 }, (_, index) => foot.clone().lerp(fork, index / 12))
  attach(
    group,
    sweep(path, new Vector3(1, 0, 0), () => circle(TUBE, 48)),
    material,
  )
  const at = [fork.x, fork.y - 2, fork.z] as const
  const rotation = [-Math.PI / 2, 0, 0] as const
  attach(group, loft(circle(TUBE + 0.25, 64), profile(0, -1).line(0, 5)), pitchBlack(), {
    at,
    rotation,
  })
  attach(
    group,
    loft(
      circle(TUBE + 0.9, 96),
      profile(-0.8, -0.4)
        .fillet(0, 0.4, 'sideways', { segments: 6 })
        .line(0, 3.6)
        .fillet(-0.8, 4.4, 'upwards', { segments: 6 }),
      { caps: 'both', mapping: 'around' },
    ),
    material,
    { at, rotation },
  )
}

/** An arm that leaves the post upwards and bends forwards into the ball behind its disc. */
function addArm(group: Group, fork: Vector3, seat: Vector3, material: Material) {
  const axis = new Vector3(0, -Math.sin(LEAN), Math.cos(LEAN))
  const ball = seat.clone().addScaledVector(axis, -BALL)
  const rise = seat.y - fork.y
  const curve = new CubicBezierCurve3(
    fork.clone(),
    fork.clone().add(new Vector3(0, rise * 0.62, 0)),
    ball.clone().add(new Vector3((fork.x - seat.x) * 0.34, -rise * 0.36, -13)),
    ball,
  )
  const across = seat
    .clone()
    .sub(fork)
    .cross(new Vector3(0, 0, 1))
    .normalize()
  attach(
    group,
    sweep(curve.getSpacedPoints(120), across, (position) => circle(TUBE - 0.9 * position, 48)),
    material,
  )
}

/** Where the post leaves the base: a stepped foot of metal over a dark gap. */
function addCollar(group: Group, foot: Vector3, material: Material, shell: Material) {
  const at = [foot.x, foot.y + 0.9, foot.z] as const
  const rotation = [-Math.PI / 2, 0, 0] as const
  const plate = profile(2.6, 0).line(2.6, 0.5).fillet(1.8, 1.2, 'upwards', { segments: 6 })
  attach(group, loft(circle(8, 96), plate), shell, { at, rotation })
  attach(group, loft(circle(7.4, 64), profile(0, 0.4).line(0, 1.4)), pitchBlack(), { at, rotation })
  const collar = profile(-0.5, 1.6)
    .fillet(0, 2.1, 'sideways', { segments: 6 })
    .line(0, 3.4)
    .fillet(-1.6, 6.8, 'sideways', { segments: 14 })
    .fillet(-2.2, 7.4, 'upwards', { segments: 6 })
  attach(group, loft(circle(7.2, 96), collar, { caps: 'both', mapping: 'around' }), material, {
    at,
    rotation,
  })
}

/** A socket on a disc's back and the ball at the arm's end that it holds. */
function addBoss(disc: Group, thickness: number, radius: number, shell: Material, trim: Material) {
  const back = subassembly(disc, 'boss', [0, 0, -thickness / 2])
  back.rotation.y = Math.PI
  attach(
    back,
    loft(
      circle(radius, 96),
      profile(1.6, -0.1)
        .fillet(0, 1.4, 'sideways', { segments: 10 })
        .fillet(-2.4, 3.4, 'upwards', { segments: 10 }),
    ),
    shell,
  )
  attach(back, loft(circle(6.3, 64), profile(0, 3).line(0, 3.6)), pitchBlack())
  attach(
    back,
    loft(
      circle(5.9, 72),
      profile(-0.3, 3.3)
        .fillet(0, 3.7, 'sideways', { segments: 6 })
        .fillet(-5.7, 9, 'upwards', { segments: 24 }),
    ),
    trim,
  )
}

/** The ring in a phone's pad under which its magnets lie, and the dot in its middle. */
function addTarget(disc: Group, radius: number, thickness: number, material: Material) {
  const face = thickness / 2 + 0.1
  for (const ring of [radius * 0.74, radius * 0.54]) {
    attach(
      disc,
      loft(
        circle(ring, 128),
        profile(0.28, face - 0.02)
          .fillet(0, face + 0.16, 'upwards', { segments: 5 })
          .fillet(-0.28, face - 0.02, 'sideways', { segments: 5 }),
        { caps: 'none' },
      ),
      material,
      { shadow: false },
    )
  }
}

/** The hollow white stone that charges a watch. */
function addPuck(disc: Group, thickness: number) {
  const z = thickness / 2
  attach(
    disc,
    loft(
      circle(13.1, 128),
      profile(0, z - 0.2)
        .line(0, z + 1.1)
        .fillet(-0.9, z + 2, 'upwards', { segments: 10 })
        .fillet(-12.9, z + 0.5, 'sideways', { exponent: 2.1, segments: 24 }),
    ),
    polymer('#cfcfce', 0.3, { clearcoat: 0.6, clearcoatRoughness: 0.1 }),
  )
}

function addDisc(
  group: Group,
  radius: number,
  thickness: number,
  shell: Material,
  pad: Material,
  trim: Material,
) {
  const half = thickness / 2
  const rim = circle(radius, 128)
  attach(
    group,
    loft(
      rim,
      profile(-3, -half)
        .fillet(0, 3 - half, 'sideways')
        .line(0, half - 1.6),
      { caps: 'start', mapping: 'around' },
    ),
    shell,
  )
  attach(
    group,
    loft(
      rim,
      profile(0, half - 1.6)
        .line(0.15, half - 1.5)
        .line(0.15, half - 0.5)
        .fillet(-0.4, half, 'upwards')
        .line(-1, half)
        .line(-1.1, half - 0.4),
      { caps: 'none', mapping: 'around' },
    ),
    trim,
  )
  attach(
    group,
    loft(circle(radius - 1.15, 128), profile(0, half - 0.4).fillet(-0.5, half + 0.1, 'upwards')),
    pad,
  )
}
