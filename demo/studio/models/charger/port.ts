import { type Group } from 'three'
import { loft } from '../../geometry/loft.ts'
import { moved, type Outline, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { metal, pitchBlack, polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import type { Port } from './parameters.ts'

const DEPTH = 5

/** The opening of a port, upright in the face it is cut into. */
export function portOpening({ type, y }: Port): Outline {
  const outline =
    type === 'usbC'
      ? roundedRectangle(3.1, 9, 1.55, { exponent: 2, segments: 14 })
      : roundedRectangle(5.9, 13.2, 0.7, { segments: 8 })
  return moved(outline, 0, y)
}

/** The inside of a port: a metal wall, a black floor and the tongue with the contacts. */
export function addPort(group: Group, port: Port, face: number) {
  const opening = portOpening(port)
  attach(
    group,
    loft(opening, profile(0, face).line(0, face - 0.5), { caps: 'none' }),
    polymer('#17181a', 0.5),
  )
  attach(
    group,
    loft(
      opening,
      profile(0, face - 0.45)
        .line(-0.3, face - 0.45)
        .line(-0.3, face - DEPTH),
      { caps: 'none' },
    ),
    metal('#5a5c60', 0.45),
  )
  attach(group, loft(opening, profile(0.1, face - DEPTH).line(0, face - DEPTH)), pitchBlack())
  const [width, length, x] = port.type === 'usbC' ? [0.75, 6.6, 0] : [1.7, 11, 1.2]
  attach(
    group,
    loft(
      moved(roundedRectangle(width, length, 0.3, { segments: 4 }), x, port.y),
      profile(0, face - DEPTH).line(0, face - 1),
    ),
    port.type === 'usbC' ? polymer('#101012', 0.5) : polymer('#e4e5e6', 0.45),
  )
}
