import { CatmullRomCurve3, type Group, type Material, Vector3 } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { sweep } from '../../geometry/sweep.ts'
import { attach } from '../assembly.ts'

/** Rods are swept in the plane of the picture, the yoke's fork in the plane of the cup. */
const FORWARDS = new Vector3(0, 0, 1)
const SIDEWAYS = new Vector3(1, 0, 0)

interface Arm {
  /** Where the arm leaves the cup or its fork, in the plane of both cups. */
  readonly from: readonly [x: number, y: number]
  /** Where it enters the band. */
  readonly to: readonly [x: number, y: number]
}

/** A round rod that slides into the band. */
export function addRod(headphones: Group, { from, to }: Arm, metal: Material, radius: number) {
  const [x, y] = from
  const path = new CatmullRomCurve3([
    new Vector3(x, y - 4, 0),
    new Vector3(x + (to[0] - x) * 0.2, y + (to[1] - y) * 0.35, 0),
    new Vector3(x + (to[0] - x) * 0.7, y + (to[1] - y) * 0.75, 0),
    new Vector3(to[0], to[1] + 6, 0),
  ]).getSpacedPoints(40)
  const section = circle(radius, 28)
  attach(
    headphones,
    sweep(path, FORWARDS, () => section),
    metal,
  )
}

/** A round rod that slides into the band, with a collar on the fork. */
export function addStem(headphones: Group, arm: Arm, metal: Material, radius: number) {
  addRod(headphones, arm, metal, radius)
  const [x, y] = arm.from
  attach(
    headphones,
    loft(
      circle(radius + 2.2, 64),
      profile(0, -4).line(0, 1.6).fillet(-0.9, 2.5, 'upwards', { segments: 8 }).line(-2, 2.5),
    ),
    metal,
    { at: [x, y, 0], rotation: [-Math.PI / 2, 0, 0] },
  )
}

interface Yoke {
  /** Middle of the fork's arc, and its reach to the front and to the back. */
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly rise: number
}

/** A fork over the cup, with a pivot on each side of it. */
export function addYoke(
  headphones: Group,
  { x, y, halfWidth, rise }: Yoke,
  material: Material,
  pivot: Material,
) {
  const steps = 64
  const path = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = (Math.PI * index) / steps
    const cos = Math.cos(angle)
    return new Vector3(
      x,
      y + Math.max(Math.sin(angle), 0) ** 0.85 * rise,
      -Math.sign(cos) * Math.abs(cos) ** 0.85 * halfWidth,
    )
  })
  attach(
    headphones,
    sweep(path, SIDEWAYS, (position) => {
      const thin = 1 - 0.35 * Math.abs(2 * position - 1) ** 3
      return roundedRectangle(13 * thin, 3.4, 1.6, { exponent: 2.2, segments: 8 })
    }),
    material,
  )
  for (const sign of [-1, 1]) {
    attach(
      headphones,
      loft(
        circle(3.3, 64),
        profile(0, -4).line(0, 1.9).fillet(-0.6, 2.5, 'upwards', { segments: 8 }).line(-2.4, 2.5),
      ),
      pivot,
      { at: [x, y, sign * halfWidth], rotation: [0, sign > 0 ? 0 : Math.PI, 0] },
    )
  }
}

/** A broad plate that comes from the band and lies over the cup's outer face, with a round end. */
export function addStrap(
  headphones: Group,
  places: readonly (readonly [x: number, y: number])[],
  material: Material,
) {
  const path = new CatmullRomCurve3(
    places.map(([x, y]) => new Vector3(x, y, 0)),
    false,
    'centripetal',
  ).getSpacedPoints(90)
  attach(
    headphones,
    sweep(path, FORWARDS, (position) => {
      const end = Math.max(0, (position - 0.86) / 0.14)
      const broad = 11 + 10 * Math.sin(Math.min(1, position / 0.7) * (Math.PI / 2))
      const width = Math.max(broad * Math.sqrt(Math.max(0, 1 - end * end)), 1.2)
      return roundedRectangle(width, 3, Math.min(1.4, width / 2), { exponent: 2.2, segments: 8 })
    }),
    material,
  )
}

/** The end of the band, which widens into the top of the cup; a dark seam shows where it slides. */
export function addNeck(
  headphones: Group,
  { from, to }: Arm,
  material: Material,
  seam: Material,
  radius: number,
) {
  const path = Array.from(
    { length: 41 },
    (_, index) =>
      new Vector3(
        from[0] + ((to[0] - from[0]) * index) / 40,
        from[1] + ((to[1] - from[1]) * index) / 40,
        0,
      ),
  )
  const section = (position: number, more = 0) => {
    const wide = 2 * radius + 4 + 15 * (1 - position) ** 2.2
    const tall = 2 * radius + 1.4 + 3 * (1 - position) ** 2
    return roundedRectangle(wide + more, tall + more, tall * 0.42, { exponent: 2.2, segments: 8 })
  }
  attach(
    headphones,
    sweep(path, FORWARDS, (position) => section(position)),
    material,
  )
  attach(
    headphones,
    sweep(path.slice(26, 28), FORWARDS, () => section(0.66, 0.2)),
    seam,
  )
}

/** A hinge with its pin from front to back and metal rings at its ends. */
export function addHinge(
  headphones: Group,
  [x, y]: readonly [number, number],
  length: number,
  body: Material,
  metal: Material,
) {
  attach(
    headphones,
    loft(
      circle(5.6, 72),
      profile(-1, -length / 2)
        .fillet(0, -length / 2 + 1, 'sideways', { segments: 6 })
        .line(0, length / 2 - 1)
        .fillet(-1, length / 2, 'upwards', { segments: 6 }),
      { caps: 'both', mapping: 'around' },
    ),
    body,
    { at: [x, y, 0] },
  )
  for (const sign of [-1, 1]) {
    attach(
      headphones,
      loft(
        circle(3.6, 48),
        profile(0, 0).line(0, 0.3).fillet(-0.5, 0.8, 'upwards').line(-1.4, 0.8),
      ),
      metal,
      { at: [x, y, (sign * length) / 2], rotation: [0, sign > 0 ? 0 : Math.PI, 0] },
    )
  }
}
