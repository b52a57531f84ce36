import { Group, type Material, Vector3 } from 'three'
import { loft } from '../../../geometry/loft.ts'
import { circle, type Outline, roundedRectangle } from '../../../geometry/outline.ts'
import { profile } from '../../../geometry/profile.ts'
import { sweep } from '../../../geometry/sweep.ts'
import { polymer } from '../../../materials/surfaces.ts'
import { attach } from '../../assembly.ts'

const OUTWARDS = new Vector3(0, 0, 1)

/** A closed ring of wire or sheet in the xy plane, for buckles and keepers. */
export function ring(width: number, length: number, corner: number, section: Outline) {
  const path = roundedRectangle(width, length, corner, { exponent: 2, segments: 12 })
  const places = path.flatMap((point, index) => {
    const next = path[(index + 1) % path.length]
    const here = new Vector3(point.x, point.y, 0)
    if (!next || Math.hypot(next.x - point.x, next.y - point.y) < 1.5) return [here]
    return [here, new Vector3((point.x + next.x) / 2, (point.y + next.y) / 2, 0)]
  })
  return sweep(places, OUTWARDS, () => section, { closed: true })
}

/** A tang buckle; its tongue points down the band from the upper bar. */
export function buckle(bandWidth: number, metal: Material): Group {
  const group = new Group()
  const bar = roundedRectangle(2.5, 2, 0.9, { exponent: 2.2, segments: 5 })
  attach(group, ring(bandWidth + 4, 11.5, 4, bar), metal)
  const tongue = loft(
    roundedRectangle(2, 11.4, 1, { exponent: 2, segments: 10 }),
    profile(0, -0.5).line(0, 0.3).fillet(-0.4, 0.75, 'upwards', { segments: 5 }),
  )
  attach(group, tongue, metal, { at: [0, -0.2, 1.15] })
  return group
}

/** A polished stud in a hole. */
export function stud(metal: Material): Group {
  const group = new Group()
  attach(
    group,
    loft(
      circle(3.1, 64),
      profile(-0.4, -0.6)
        .line(-0.4, 0)
        .fillet(0, 0.35, 'sideways', { segments: 5 })
        .line(0, 0.7)
        .fillet(-0.5, 1.15, 'upwards', { segments: 6 })
        .fillet(-2.9, 0.75, 'sideways', { segments: 6 }),
    ),
    metal,
  )
  return group
}

/** A flat metal hook that grips a loop of webbing. */
export function hook(bandWidth: number, metal: Material): Group {
  const group = new Group()
  const bar = roundedRectangle(2.2, 2.4, 0.8, { exponent: 2.2, segments: 5 })
  attach(group, ring(bandWidth + 3.4, 9, 3, bar), metal)
  const plate = loft(
    roundedRectangle(bandWidth - 5, 7, 2.2, { segments: 10 }),
    profile(0, -0.7).line(0, 0.4).fillet(-0.6, 0.9, 'upwards', { segments: 6 }),
    { mapping: 'around' },
  )
  attach(group, plate, metal, { at: [0, 3.6, 0.9] })
  return group
}

/** A rectangular slider through which a woven band turns back on itself. */
export function slider(bandWidth: number, metal: Material): Group {
  const group = new Group()
  const bar = roundedRectangle(2, 1.9, 0.85, { exponent: 2.2, segments: 5 })
  attach(group, ring(bandWidth + 3.2, 6.5, 2.4, bar), metal)
  return group
}

/** A hole in a band, made as a dent with a dark floor. */
export function hole(radius: number, color: string): Group {
  const group = new Group()
  const rim = loft(
    circle(radius + 0.35, 40),
    profile(0, 0).fillet(-0.2, 0.12, 'upwards').fillet(-0.35, 0, 'sideways'),
    { caps: 'none' },
  )
  attach(group, rim, polymer(color, 0.5))
  attach(group, loft(circle(radius + 0.05, 40), profile(0, 0.03).line(-0.05, 0.03)), HOLE)
  return group
}

const HOLE = polymer('#060607', 0.9, { specularIntensity: 0.1 })
