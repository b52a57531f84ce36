import { DoubleSide, type Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, moved, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { clearPolymer } from '../../materials/clear-polymer.ts'
import { metal, pitchBlack, polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import { sideButton } from '../shared/button.ts'
import type { CaseParameters } from './parameters.ts'
import { levelsOf } from './shell.ts'

/** Keys over the phone's buttons. */
export function addButtons(group: Group, { phone, wall }: CaseParameters, material: Material) {
  const { width, height } = phone
  const right = { x: width / 2 + wall - 0.05, turn: Math.PI / 2 }
  const left = { x: -right.x, turn: -right.turn }
  for (const [{ x, turn }, share, length] of [
    [left, 0.16, 17],
    [right, 0.235, 11],
    [right, 0.135, 11],
  ] as const) {
    attach(group, sideButton(length, 3.4, 1), material, {
      at: [x, height * share, 0],
      rotation: [0, turn, 0],
    })
  }
}

/** The openings for plug and sound in the lower edge. */
export function addLowerOpenings(group: Group, { phone, wall }: CaseParameters) {
  const y = -phone.height / 2 - wall - 0.02
  const sheet = profile(0, 0).line(-0.05, 0)
  const plug = loft(roundedRectangle(13, 6.4, 3.2, { exponent: 2, segments: 12 }), sheet)
  const hole = loft(circle(0.95, 24), sheet)
  const place = (x: number) =>
    ({ at: [x, y, 0], rotation: [Math.PI / 2, 0, 0], shadow: false }) as const
  attach(group, plug, pitchBlack(), place(0))
  for (const side of [-1, 1]) {
    for (const step of [0, 1, 2, 3]) {
      attach(group, hole, pitchBlack(), place(side * (12 + step * 3.2)))
    }
  }
}

/** The ring of magnets that is visible in a clear case, and a short row of them below. */
export function addMagnets(group: Group, parameters: CaseParameters) {
  const { floor } = levelsOf(parameters)
  const z = floor + 0.5
  const white = polymer('#e9e9e8', 0.5, { side: DoubleSide })
  const ring = loft(
    circle(27.6, 128),
    profile(0, z - 0.25)
      .line(0, z)
      .line(-4.4, z)
      .line(-4.4, z - 0.25),
    { caps: 'none' },
  )
  const below = loft(moved(roundedRectangle(5.4, 13, 1.2), 0, -44), profile(0, z - 0.25).line(0, z))
  for (const part of [ring, below]) attach(group, part, white, { at: [0, -6, 0], shadow: false })
}

/** Hollow chambers in the corners that soften a fall; none beside the cameras, where there is no room. */
export function addAirCorners(group: Group, { phone, wall }: CaseParameters, color: string) {
  const bumper = loft(
    roundedRectangle(13, 13, 6),
    profile(-1.4, -phone.depth / 2 - 1.2)
      .fillet(0, -phone.depth / 2, 'sideways')
      .line(0, phone.depth / 2 + 0.4)
      .fillet(-1.4, phone.depth / 2 + 1.6, 'upwards'),
    { caps: 'none' },
  )
  // Each chamber bulges half a millimetre out of the phone's rounded corner.
  const reach = (phone.corner + wall + 0.5 - 6.5) / Math.SQRT2 - phone.corner
  const [x, y] = [phone.width / 2 + reach, phone.height / 2 + reach]
  for (const [right, up] of [
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    attach(group, bumper, clearPolymer(color, { flat: 0.03, grazing: 0.5 }), {
      at: [right * x, up * y, 0],
      shadow: false,
      order: 15,
    })
  }
}

/** Small metal bars in the lower corners, for a strap. */
export function addEyelets(group: Group, { phone, wall }: CaseParameters, color: string) {
  const bar = loft(
    roundedRectangle(3.4, 6.6, 1.7, { exponent: 2, segments: 12 }),
    profile(0, -0.3).line(0, 0.25).fillet(-0.3, 0.5, 'upwards', { segments: 6 }),
  )
  for (const side of [-1, 1]) {
    attach(group, bar, metal(color, 0.25), {
      at: [side * (phone.width / 2 + wall), -phone.height / 2 + 22, 0],
      rotation: [0, (side * Math.PI) / 2, 0],
    })
  }
}
