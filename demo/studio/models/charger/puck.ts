import { CatmullRomCurve3, CubicBezierCurve3, Group, Vector3 } from 'three'
import { element } from '../../geometry/element.ts'
import { loft } from '../../geometry/loft.ts'
import { circle, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { sweep } from '../../geometry/sweep.ts'
import { mixed } from '../../materials/finish.ts'
import { matteShade } from '../../materials/matte-shade.ts'
import { metal, polymer, wovenFabric } from '../../materials/surfaces.ts'
import { attach, subassembly } from '../assembly.ts'
import type { PuckParameters } from './parameters.ts'

const CABLE_RADIUS = 1.75

/** A disc with its cable coiled round it; it lies on the table, as the cable would not hold it upright. */
export function puck({ radius, thickness }: PuckParameters, color: string, pose: string): Group {
  const group = new Group()
  const disc = subassembly(group, 'detail')
  addDisc(disc, radius, thickness, color)
  addCable(group, radius, color)
  group.rotation.x = LEANING[pose] ?? FACE_UP
  return group
}

const FACE_UP = -Math.PI / 2
const LEANING: Readonly<Record<string, number>> = { back: Math.PI / 2 }

function addDisc(group: Group, radius: number, thickness: number, color: string) {
  const half = thickness / 2
  const rim = circle(radius, 160)
  attach(
    group,
    loft(
      rim,
      profile(-1, -half)
        .fillet(0, 1 - half, 'sideways')
        .line(0, half - 0.9)
        .fillet(-0.9, half, 'upwards')
        .line(-1.3, half)
        .line(-1.35, half - 0.3),
      { caps: 'start', mapping: 'around' },
    ),
    metal('#d6d7d9', 0.26),
  )
  attach(
    group,
    loft(
      circle(radius - 1.4, 160),
      profile(0, half - 0.4)
        .line(0, half - 0.25)
        .fillet(-0.35, half + 0.05, 'upwards', { segments: 6 }),
    ),
    polymer(matteShade(color), 0.5),
  )
  // A shallow groove shows where the coil lies.
  attach(
    group,
    loft(circle(radius * 0.62, 128), profile(0.12, half + 0.06).line(-0.12, half + 0.06), {
      caps: 'none',
    }),
    polymer(mixed(color, '#000000', 0.12), 0.5),
    { shadow: false },
  )
}

/** The cable leaves the disc at the bottom and is wound outwards, so that it never crosses itself. */
function addCable(group: Group, radius: number, color: string) {
  const turns = 1.82
  const start = -Math.PI / 2
  const coil = Array.from({ length: 60 }, (_, index) => {
    const along = index / 59
    const angle = start + 0.62 + along * turns * 2 * Math.PI
    const reach = radius + 15 + along * 13
    return new Vector3(Math.cos(angle) * reach, Math.sin(angle) * reach, 0)
  })
  const [first, second] = [element(coil, 0), element(coil, 1)]
  const leaving = new Vector3(0, -radius - 4, 0)
  const bend = new CubicBezierCurve3(
    leaving,
    leaving.clone().add(new Vector3(0, -13, 0)),
    first.clone().addScaledVector(second.clone().sub(first).normalize(), -17),
    first,
  )
  const places = [...bend.getPoints(10).slice(0, -1), ...coil]
  const curve = new CatmullRomCurve3(places, false, 'centripetal')
  const path = curve.getSpacedPoints(420)
  const across = new Vector3(0, 0, 1)
  const sleeve = sweep(path, across, () => circle(CABLE_RADIUS, 20))
  attach(group, sleeve, wovenFabric(matteShade(color), 2.75))

  const relief = loft(
    circle(2.3, 32),
    profile(0, -1).line(0, 5).fillet(-0.5, 5.5, 'upwards', { segments: 6 }),
  )
  attach(group, relief, polymer(color, 0.45), {
    at: [0, -radius + 0.8, 0],
    rotation: [Math.PI / 2, 0, 0],
  })

  const end = curve.getPointAt(1)
  const direction = curve.getTangentAt(1)
  const plug = new Group()
  plug.position.copy(end)
  plug.quaternion.setFromUnitVectors(across, direction)
  group.add(plug)
  addPlug(plug, color)
}

function addPlug(group: Group, color: string) {
  const handle = roundedRectangle(6.2, 11.5, 3.05, { exponent: 2, segments: 14 })
  attach(
    group,
    loft(
      handle,
      profile(-1.2, -1)
        .fillet(0, 0.4, 'sideways')
        .line(0, 18)
        .fillet(-0.6, 18.6, 'upwards', { segments: 6 }),
      { caps: 'both' },
    ),
    polymer(color, 0.4),
  )
  const tip = roundedRectangle(2.5, 8.3, 1.25, { exponent: 2, segments: 12 })
  attach(
    group,
    loft(tip, profile(0, 18).line(0, 24.8).fillet(-0.35, 25.2, 'upwards', { segments: 6 })),
    metal('#cfd0d2', 0.2),
  )
}
