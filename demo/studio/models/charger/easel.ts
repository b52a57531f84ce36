import { Group } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { mixed } from '../../materials/finish.ts'
import { matteShade } from '../../materials/matte-shade.ts'
import { pitchBlack, polymer, silicone } from '../../materials/surfaces.ts'
import { attach, subassembly } from '../assembly.ts'
import type { EaselParameters } from './parameters.ts'

const LEAN = -0.36
const THICKNESS = 11
const TURNS: Readonly<Record<string, number>> = { card: -0.5, back: Math.PI - 0.55 }

/** A soft pad that leans back on a round foot, with a ledge for the phone and air slots behind. */
export function easel(parameters: EaselParameters, color: string, pose: string): Group {
  const { width, height, footRadius } = parameters
  const group = new Group()
  group.rotation.y = TURNS[pose] ?? 0
  const shell = polymer(matteShade(color), 0.45)
  const foot = subassembly(group, 'foot')
  foot.rotation.x = -Math.PI / 2
  attach(
    foot,
    loft(
      circle(footRadius, 128),
      profile(-2, 0)
        .fillet(0, 2, 'sideways')
        .line(0, 5)
        .fillet(-4, 9, 'upwards', { segments: 14 })
        .line(-footRadius + 17, 9.6)
        .fillet(-footRadius + 12, 16, 'sideways'),
      { caps: 'both', mapping: 'around' },
    ),
    shell,
  )

  const pad = subassembly(group, 'pad', [0, 13, 10])
  pad.rotation.x = LEAN
  addPad(pad, parameters, color)
  const ledge = loft(
    roundedRectangle(width * 0.62, 15, 6),
    profile(-1.6, 0).fillet(0, 1.6, 'sideways').line(0, 2.6).fillet(-1.6, 4.2, 'upwards'),
    { caps: 'both' },
  )
  const detail = subassembly(pad, 'detail')
  attach(detail, ledge, shell, { at: [0, 7, 6], rotation: [-Math.PI / 2, 0, 0] })
  const slot = loft(
    roundedRectangle(width * 0.4, 1.5, 0.75, { segments: 8 }),
    profile(0, 0.02).line(-0.05, 0.02),
  )
  for (let row = 0; row < 5; row++) {
    attach(detail, slot, pitchBlack(), {
      at: [0, height * 0.58 + row * 4.2, -THICKNESS / 2 - 0.02],
      rotation: [0, Math.PI, 0],
      shadow: false,
    })
  }
  return group
}

function addPad(group: Group, { width, height }: EaselParameters, color: string) {
  const half = THICKNESS / 2
  const outline = roundedRectangle(width, height, width / 2 - 1, { segments: 48 })
  attach(
    group,
    loft(
      outline,
      profile(-4.5, -half)
        .fillet(0, 4.5 - half, 'sideways', { segments: 14 })
        .line(0, half - 2)
        .fillet(-2, half, 'upwards')
        .line(-2.6, half)
        .line(-2.7, half - 0.5),
      { caps: 'start', mapping: 'around' },
    ),
    polymer(matteShade(color), 0.45),
    { at: [0, height / 2, 0] },
  )
  attach(
    group,
    loft(outline, profile(-2.85, half - 0.5).fillet(-3.4, half - 0.05, 'upwards')),
    silicone(mixed(color, '#6c7478', 0.34)),
    { at: [0, height / 2, 0] },
  )
}
