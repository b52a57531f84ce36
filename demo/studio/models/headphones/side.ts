import { Group, type Material } from 'three'
import { element } from '../../geometry/element.ts'
import type { Outline } from '../../geometry/outline.ts'
import { pitchBlack } from '../../materials/surfaces.ts'
import { subassembly } from '../assembly.ts'
import { addHinge, addNeck, addRod, addStem, addStrap, addYoke } from './arm.ts'
import { bandEnd } from './band.ts'
import { buildCup, control, cupOutline, type CupMaterials } from './cup.ts'
import { addClevis, addFlare, addSleeve } from './joint.ts'
import type { HeadphonesParameters } from './parameters.ts'

/** In millimetres. */
const FOOT_HEIGHTS = { flare: 9.4, socket: 3.2 } as const

export interface SideMaterials extends CupMaterials {
  readonly arm: Material
}

/** How far outside the cushion's seat the arm meets the band, in millimetres. */
export function armOffset({ arm, cup }: HeadphonesParameters): number {
  return arm === 'yoke' ? 4 : cup.depth * 0.42
}

/** Height of the band's ends over the middle of the cups, in millimetres. */
export function footHeight({ cup, arm }: HeadphonesParameters): number {
  return cup.height / 2 + (arm === 'yoke' ? 24 : 27)
}

/**
 * The arm and cup at one end of the band, with the origin at that end.
 *
 * @param sign 1 for the right side of the picture, -1 for the left
 */
export function buildSide(
  parameters: HeadphonesParameters,
  materials: SideMaterials,
  sign: 1 | -1,
  pose: string,
): Group {
  const { cup, arm, folds, rod } = parameters
  const side = new Group()
  const swivel = subassembly(side, 'swivel')
  const drop = footHeight(parameters)
  const wrist = subassembly(swivel, 'wrist', [-sign * armOffset(parameters), -drop, 0])
  const shell = buildCup(parameters, materials)
  shell.rotation.y = (sign * Math.PI) / 2
  wrist.add(shell)
  if (sign > 0 && parameters.control !== 'none') addControl(shell, parameters, materials.trim)

  if (arm === 'yoke') {
    const rise = cup.height / 2 + 6.5
    const fork = { x: 0, y: -drop, halfWidth: cup.width / 2 + 2.6, rise }
    addYoke(swivel, fork, materials.arm, materials.trim)
    addStem(swivel, { from: [0, rise - drop], to: [0, 0] }, materials.arm, rod)
  } else if (arm === 'neck') {
    const from = [0, cup.height / 2 - 7 - drop] as const
    addNeck(swivel, { from, to: [0, 8] }, materials.arm, pitchBlack(), rod)
  } else if (arm === 'strap') {
    const outside = sign * (cup.depth - armOffset(parameters) + 1.4)
    const places = [
      [0, 8],
      [0, cup.height * 0.62 - drop],
      [outside * 0.82, cup.height * 0.42 - drop],
      [outside, cup.height * 0.24 - drop],
      [outside, -drop],
    ] as const
    addStrap(swivel, places, materials.arm)
  } else {
    const from = [0, cup.height / 2 - 1.5 - drop] as const
    const joint = { shell: materials.shell, metal: materials.trim }
    addRod(swivel, { from: [0, from[1] + 10], to: [0, 0] }, materials.arm, rod)
    if (parameters.joint === 'clevis') addClevis(swivel, from, rod, joint)
    else addFlare(swivel, from, rod, joint, FOOT_HEIGHTS[parameters.joint])
    const { width, thickness } = bandEnd(parameters)
    addSleeve(side, [width + 1.8, thickness + 1.6], rod, joint, sign * 0.05)
  }
  if (folds && arm !== 'neck') addHinge(side, [0, 2], 15, materials.shell, materials.trim)

  if (pose === 'flat') {
    swivel.rotation.y = (sign * Math.PI) / 2
    if (folds && sign > 0) side.rotation.z = -1.72
  } else {
    // Without a head between them, the cups lean towards each other at the bottom.
    wrist.rotation.z = -sign * 0.05
  }
  return side
}

function addControl(shell: Group, { cup, control: kind }: HeadphonesParameters, trim: Material) {
  const outline = cupOutline(cup)
  const direction = kind === 'wheel' ? 2.2 : Math.PI
  const { x, y } = pointFacing(outline, direction)
  const spoke = subassembly(shell, 'control', [x, y, cup.depth * 0.4])
  spoke.rotation.z = direction
  const part = control(kind, trim)
  part.rotation.y = Math.PI / 2
  spoke.add(part)
}

function pointFacing(outline: Outline, angle: number) {
  const along = ({ normalX, normalY }: Outline[number]) =>
    normalX * Math.cos(angle) + normalY * Math.sin(angle)
  return outline.reduce(
    (best, point) => (along(point) > along(best) ? point : best),
    element(outline, 0),
  )
}
