import { Group, type Material } from 'three'
import { element } from '../../geometry/element.ts'
import { type Outline, roundedRectangle } from '../../geometry/outline.ts'
import { subassembly } from '../assembly.ts'
import { addHinge, addStem, addYoke } from './arm.ts'
import { buildCup, control, type CupMaterials } from './cup.ts'
import type { HeadphonesParameters } from './parameters.ts'

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
    const fork = { x: 0, y: -drop, halfWidth: cup.width / 2 + 3.4, rise }
    addYoke(swivel, fork, materials.arm, materials.trim)
    addStem(swivel, { from: [0, rise - drop], to: [0, 0] }, materials.arm, rod)
  } else {
    addStem(swivel, { from: [0, cup.height / 2 - 1.5 - drop], to: [0, 0] }, materials.arm, rod)
  }
  if (folds) addHinge(side, [0, 2], 15, materials.shell, materials.trim)

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
  const outline = roundedRectangle(cup.width, cup.height, cup.corner, { exponent: 2.25 })
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
