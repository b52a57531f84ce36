import { Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import type { Outline } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import {
  blastedMetal,
  glossyGlass,
  leather,
  matteGlass,
  polymer,
} from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import { cameraArray } from '../shared/camera-array.ts'
import { addFold } from './fold.ts'
import { GLASS_INSET } from './frame.ts'
import { addLightStrips } from './light-strips.ts'
import type { PhoneParameters } from './parameters.ts'

/** The back is built facing +z and then turned round, so that x runs to the right as seen from behind. */
export function addBack(
  phone: Group,
  parameters: PhoneParameters,
  body: Outline,
  color: string,
  metal: Material,
  ring: Material,
) {
  const { depth, back, cameras, folds, lightStrips = [] } = parameters
  const side = new Group()
  side.rotation.y = Math.PI
  phone.add(side)
  const z = depth / 2 - 0.05
  attach(
    side,
    loft(
      body,
      profile(-GLASS_INSET, z - 0.6)
        .line(-GLASS_INSET, z + 0.05)
        .fillet(-2.3, z + 0.22, 'upwards', { segments: 8 }),
    ),
    BACKS[back](color),
  )
  addLightStrips(side, lightStrips, z + 0.22, color)
  if (folds) addFold(side, parameters, z + 0.22, color, metal)
  const plate =
    back === 'metal'
      ? blastedMetal(color, 0.34)
      : polymer(color, 0.24, { metalness: 0.25, clearcoat: 0.4, clearcoatRoughness: 0.08 })
  side.add(cameraArray(cameras, { body: plate, metal, ring }, z + (folds ? 0.4 : 0.22)))
}

const BACKS = {
  matteGlass,
  glossyGlass,
  leather: (color) => leather(color, 16),
  metal: (color) => blastedMetal(color, 0.4),
  polymer: (color) => polymer(color, 0.45, { specularIntensity: 0.8 }),
} as const satisfies Record<PhoneParameters['back'], (color: string) => Material>
