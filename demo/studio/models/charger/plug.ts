import { type Group } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { metal, pitchBlack, polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'

/** Two round pins with insulated sleeves, for European sockets; they point to +z from z = 0. */
export function addRoundPins(group: Group, color: string) {
  const boss = loft(
    roundedRectangle(34, 14, 6.9),
    profile(0, -1).line(0, 4.2).fillet(-0.8, 5, 'upwards'),
  )
  attach(group, boss, polymer(color, 0.4))
  const sleeve = loft(
    circle(1.95, 40),
    profile(0, 4).line(0, 13.8).fillet(-0.2, 14, 'upwards', { segments: 4 }),
  )
  const pin = loft(circle(2.05, 40), profile(0, 14).line(0, 21.6).fillet(-1.5, 23.2, 'upwards'))
  for (const x of [-9.3, 9.3]) {
    attach(group, sleeve, polymer('#26272a', 0.45), { at: [x, 0, 0] })
    attach(group, pin, metal('#d8d5cf', 0.2), { at: [x, 0, 0] })
  }
}

/** Two flat blades, folded out; they point to +z from z = 0. */
export function addBlades(group: Group) {
  const trough = loft(roundedRectangle(4.6, 19, 2), profile(0, 0.02).line(-0.05, 0.02))
  const axle = loft(
    roundedRectangle(4, 8.4, 1.6),
    profile(0, -0.2).line(0, 0.9).fillet(-0.5, 1.4, 'upwards', { segments: 6 }),
  )
  const blade = loft(
    roundedRectangle(1.55, 6.4, 0.5),
    profile(0, 0).line(0, 15.4).fillet(-0.6, 16.6, 'upwards', { segments: 6 }),
  )
  const hole = loft(circle(1.4, 32), profile(0, -0.84).line(0, 0.84), { caps: 'both' })
  for (const x of [-6.35, 6.35]) {
    attach(group, trough, pitchBlack(), { at: [x, 5.2, 0], shadow: false })
    attach(group, axle, polymer('#303134', 0.5), { at: [x, 0, 0] })
    attach(group, blade, metal('#d4d1ca', 0.22), { at: [x, 0, 0] })
    attach(group, hole, pitchBlack(), { at: [x, 0, 12.4], rotation: [0, Math.PI / 2, 0] })
  }
}
