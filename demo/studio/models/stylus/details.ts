import { type Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, type Outline, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { mixed } from '../../materials/finish.ts'
import { metal, pitchBlack, polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import type { StylusParameters } from './parameters.ts'

/** Keys on the broad side (+y), where the index finger lies. */
export function addButton(
  group: Group,
  { button, thickness, section }: StylusParameters,
  color: string,
  z: number,
) {
  if (button === 'none') return
  const y = (thickness / 2) * (section === 'flat' ? 0.87 : 1) - 0.1
  const length = button === 'rocker' ? 21 : 4.6
  const width = button === 'rocker' ? 3 : 4.6
  const place = { at: [0, y, z], rotation: [-Math.PI / 2, 0, 0] } as const
  const outline = roundedRectangle(width, length, width / 2, { exponent: 2, segments: 16 })
  attach(group, loft(outline, profile(0.25, -0.6).line(0.25, 0.16)), pitchBlack(), place)
  const key = profile(0, -0.6).line(0, 0.35).fillet(-0.4, 0.7, 'upwards')
  attach(group, loft(outline, key), polymer(mixed(color, '#808080', 0.12), 0.3), place)
}

/** A socket in the end of the body at `z`, and the cap that slides off to uncover it. */
export function addOpenCap(group: Group, outline: Outline, z: number, shell: Material) {
  const gap = 9.5
  const rail = roundedRectangle(3.4, 1.2, 0.5, { segments: 6 })
  attach(
    group,
    loft(rail, profile(0, z - 1).line(0, z + gap + 1), { caps: 'none' }),
    metal('#b9babc', 0.25),
    {
      at: [0, -2.4, 0],
    },
  )
  const socket = roundedRectangle(5.2, 2, 1, { exponent: 2, segments: 10 })
  attach(group, loft(socket, profile(0, z).line(-0.05, z + 0.03)), pitchBlack(), { shadow: false })
  attach(
    group,
    loft(
      outline,
      profile(-0.5, z + gap)
        .fillet(0, z + gap + 0.5, 'sideways', { segments: 6 })
        .line(0, z + gap + 10)
        .fillet(-2.2, z + gap + 11.8, 'upwards', { segments: 12 }),
      { caps: 'both', mapping: 'around' },
    ),
    shell,
  )
}

/** The dark core that shows in the gap between two parts. */
export function addGap(group: Group, outline: Outline, z: number) {
  const core = profile(-0.32, z - 0.6).line(-0.32, z + 0.6)
  attach(group, loft(outline, core, { caps: 'none', mapping: 'around' }), polymer('#2a2b2d', 0.5))
}

/** The stud in the end of the body, in a dark ring. */
export function addEnd(group: Group, { thickness }: StylusParameters, z: number) {
  const place = { at: [0, 0, z], rotation: [Math.PI, 0, 0] } as const
  const radius = thickness * 0.2
  attach(group, loft(circle(radius + 0.22, 48), profile(0, -0.3).line(0, 0.03)), pitchBlack(), {
    ...place,
    shadow: false,
  })
  attach(
    group,
    loft(circle(radius, 48), profile(0, -0.3).line(0, 0.1).fillet(-0.35, 0.32, 'upwards')),
    metal('#b4b6b9', 0.24),
    place,
  )
}

export function addRing(group: Group, outline: Outline, z: number) {
  const band = profile(-0.2, z)
    .fillet(0.14, z + 0.3, 'sideways', { segments: 5 })
    .line(0.14, z + 1.5)
    .fillet(-0.2, z + 1.8, 'upwards', { segments: 5 })
  attach(group, loft(outline, band, { caps: 'none', mapping: 'around' }), metal('#c2c3c5', 0.18))
}

/** A tiny lamp. */
export function addLamp(group: Group, y: number, z: number) {
  attach(
    group,
    loft(circle(0.45, 20), profile(0, 0.02).line(-0.02, 0.02)),
    polymer('#7fe3a0', 0.4),
    {
      at: [0, y, z],
      rotation: [-Math.PI / 2, 0, 0],
      shadow: false,
    },
  )
}
