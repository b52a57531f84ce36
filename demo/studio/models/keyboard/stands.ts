import { type Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { lightness, mixed } from '../../materials/finish.ts'
import { matteShade } from '../../materials/matte-shade.ts'
import { blastedMetal, metal, pitchBlack, polymer, wovenFabric } from '../../materials/surfaces.ts'
import { attach, subassembly } from '../assembly.ts'
import { addPanel } from './panel.ts'
import type { KeyboardParameters } from './parameters.ts'
import type { TabletSize } from './tablet.ts'

/** The group that holds a tablet, and the size of tablet that fits. */
export interface TabletSeat {
  readonly seat: Group
  readonly size: TabletSize
}

/** A hinge, a short leg that leans back, and a panel in front of it, over the rear of the deck. */
export function addCantilever(
  group: Group,
  { width, depth, thickness }: KeyboardParameters,
  color: string,
): TabletSeat {
  const hinge = subassembly(group, 'hinge', [0, thickness / 2 + 2.5, -depth / 2 - 1])
  addBarrel(hinge, width - 34, 5.6, blastedMetal(mixed(color, '#8a8c8f', 0.25), 0.32))
  const outside = polymer(matteShade(color), 0.62)
  const leg = subassembly(group, 'leg', hinge.position.toArray())
  leg.rotation.x = -0.26
  attach(
    leg,
    loft(
      roundedRectangle(width - 2, 66, 5),
      profile(-1, -2).fillet(0, -1, 'sideways').line(0, 1).fillet(-1, 2, 'upwards'),
      { caps: 'both' },
    ),
    outside,
    { at: [0, 33, 0] },
  )
  const panel = subassembly(group, 'panel', [0, thickness + 14, -depth / 2 + 3])
  panel.rotation.x = -0.36
  const size = { width, height: depth + 4, thickness: 3.6, corner: 11, rim: 0 }
  const lining =
    lightness(color) > 0.6 ? mixed(color, '#9a9da1', 0.12) : mixed(color, '#ffffff', 0.05)
  addPanel(panel, size, outside, polymer(matteShade(lining), 0.9, { specularIntensity: 0.4 }))
  return {
    seat: subassembly(panel, 'seat', [0, 2, size.thickness + 0.2]),
    size: { width: width - 3, height: size.height - 5, thickness: 5.3 },
  }
}

/** A barrel that lies along x, with a socket in its right end. */
function addBarrel(group: Group, length: number, radius: number, material: Material) {
  const half = length / 2
  const rod = loft(
    circle(radius, 64),
    profile(-0.8, -half)
      .fillet(0, 0.8 - half, 'sideways')
      .line(0, half - 0.8)
      .fillet(-0.8, half, 'upwards'),
    { caps: 'both', mapping: 'around' },
  )
  attach(group, rod, material, { rotation: [0, Math.PI / 2, 0] })
  const socket = loft(
    roundedRectangle(3.1, 8.6, 1.5, { exponent: 2, segments: 10 }),
    profile(0, half + 0.02).line(-0.05, half + 0.02),
  )
  attach(group, socket, pitchBlack(), { rotation: [0, Math.PI / 2, 0], shadow: false })
}

/** A shell with a rim for the tablet; the lower half of its back swings out and stands on the table. */
export function addKickstand(
  group: Group,
  { width, depth }: KeyboardParameters,
  color: string,
): TabletSeat {
  const lean = -0.34
  const height = depth - 8
  const cloth = wovenFabric(matteShade(color), 4.6)
  const shell = subassembly(group, 'panel', [0, 1, -depth / 2 - 4])
  shell.rotation.x = lean
  const inside = polymer(matteShade(mixed(color, '#000000', 0.2)), 0.9, { specularIntensity: 0.3 })
  addPanel(shell, { width, height, thickness: 3, corner: 12, rim: 5.5 }, cloth, inside)
  const axis = height * 0.56
  const stand = subassembly(shell, 'kickstand', [0, axis, -0.6])
  // The stand is as long as the part of the shell below its axis: both lean on each other like a roof.
  stand.rotation.x = -2 * lean
  attach(
    stand,
    loft(
      roundedRectangle(width - 6, axis, 9),
      profile(-0.7, -2.2).fillet(0, -1.4, 'sideways').line(0, -0.8).fillet(-0.7, 0, 'upwards'),
      { caps: 'both' },
    ),
    cloth,
    { at: [0, -axis / 2, 0] },
  )
  addBarrel(subassembly(shell, 'axle', [0, axis, -1.2]), width * 0.3, 1.8, metal('#6f7175', 0.3))
  return {
    seat: subassembly(shell, 'seat', [0, 1.7, 3.1]),
    size: { width: width - 3.4, height: height - 3.4, thickness: 6 },
  }
}

/** A round bar under the rear edge, which tilts the keys towards the hands. */
export function addRearBar(
  group: Group,
  { width, depth }: KeyboardParameters,
  color: string,
): null {
  const bar = subassembly(group, 'rear', [0, -3.4, -depth / 2 + 9])
  addBarrel(bar, width - 1.5, 7.6, polymer(matteShade(color), 0.45))
  return null
}

/** A thin cover folded back under the deck, joined by a soft hinge at the rear. */
export function addFoldedCover(
  group: Group,
  { width, depth, corner }: KeyboardParameters,
  color: string,
): null {
  const soft = polymer(mixed(color, '#000000', 0.14), 0.75, { specularIntensity: 0.5 })
  const cover = loft(
    roundedRectangle(width, depth, corner),
    profile(-0.6, -2.6).fillet(0, -2, 'sideways').line(0, -1).fillet(-0.5, -0.5, 'upwards'),
    { caps: 'both' },
  )
  attach(group, cover, soft, { rotation: [-Math.PI / 2, 0, 0] })
  const hinge = subassembly(group, 'hinge', [0, 0.6, -depth / 2 + 0.6])
  addBarrel(hinge, width * 0.82, 3.2, soft)
  return null
}
