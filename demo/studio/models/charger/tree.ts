import { CatmullRomCurve3, Group, type Material, Vector3 } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, roundedRectangle } from '../../geometry/outline.ts'
import { grown, perforatedPlate } from '../../geometry/perforated.ts'
import { profile } from '../../geometry/profile.ts'
import { sweep } from '../../geometry/sweep.ts'
import { lightness, mixed } from '../../materials/finish.ts'
import { matteShade } from '../../materials/matte-shade.ts'
import { metal, polymer, silicone } from '../../materials/surfaces.ts'
import { attach, subassembly } from '../assembly.ts'
import type { TreeParameters } from './parameters.ts'

const BASE_HEIGHT = 13
const DISH_RADIUS = 26
const TURNS: Readonly<Record<string, number>> = { card: -0.42, back: Math.PI - 0.5 }

/** A base with one polished post: it carries a large disc for the phone, and a branch of it a small one for the watch. */
export function tree(parameters: TreeParameters, color: string, pose: string): Group {
  const group = new Group()
  group.rotation.y = TURNS[pose] ?? 0
  const shell = polymer(matteShade(color), 0.42)
  const soft = silicone(matteShade(mixed(color, '#000000', 0.06)))
  addBase(group, parameters, shell, soft)
  const { height } = parameters
  const polished = metal(lightness(color) > 0.5 ? '#dcdcdc' : '#c9cacc', 0.09)
  const foot = new Vector3(0, BASE_HEIGHT - 1, -24)
  const phoneSeat = new Vector3(-30, height - 30, -4)
  const watchSeat = new Vector3(40, height - 48, -2)
  const fork = foot.clone().setY(foot.y + (watchSeat.y - foot.y) * 0.34)
  addArm(group, foot, phoneSeat, polished)
  addArm(group, fork, watchSeat, polished)
  addCollar(group, foot, polished)

  const phoneDisc = subassembly(group, 'detail')
  phoneDisc.position.copy(phoneSeat)
  phoneDisc.rotation.x = -0.2
  addDisc(phoneDisc, 28.5, 8.5, shell, soft, polished)
  const watchDisc = subassembly(group, 'watch')
  watchDisc.position.copy(watchSeat)
  watchDisc.rotation.x = -0.2
  addDisc(watchDisc, 15.5, 9, shell, polymer('#f1f1ef', 0.3), polished)
  return group
}

/** A flat base; lofts run along z, so it is turned to lie on the floor. */
function addBase(
  group: Group,
  { baseWidth, baseDepth }: TreeParameters,
  shell: Material,
  soft: Material,
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
}

/** An arm that rises straight and bends forwards into the middle of its disc. */
function addArm(group: Group, foot: Vector3, seat: Vector3, material: Material) {
  const curve = new CatmullRomCurve3(
    [
      foot,
      foot.clone().setY(foot.y + (seat.y - foot.y) * 0.36),
      new Vector3(
        foot.x + (seat.x - foot.x) * 0.26,
        foot.y + (seat.y - foot.y) * 0.7,
        foot.z + (seat.z - foot.z) * 0.12,
      ),
      new Vector3(seat.x - (seat.x - foot.x) * 0.18, seat.y - 4, seat.z - 14),
      seat.clone().add(new Vector3(0, -0.6, -3)),
    ],
    false,
    'centripetal',
  )
  const path = curve.getSpacedPoints(120)
  const across = seat
    .clone()
    .sub(foot)
    .cross(new Vector3(0, 0, 1))
    .normalize()
  attach(
    group,
    sweep(path, across, () => circle(4.2, 36)),
    material,
  )
}

/** Where the post leaves the base. */
function addCollar(group: Group, foot: Vector3, material: Material) {
  const collar = profile(0, 0).line(0, 2.2).fillet(-0.8, 3, 'upwards', { segments: 6 })
  attach(group, loft(circle(6, 64), collar), material, {
    at: [foot.x, foot.y + 0.9, foot.z],
    rotation: [-Math.PI / 2, 0, 0],
  })
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
