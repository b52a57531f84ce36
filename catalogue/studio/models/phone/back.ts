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
import { GLASS_INSET } from './frame.ts'
import type { PhoneParameters } from './parameters.ts'

/** Built facing +z and turned round, so that x runs to the right as seen from behind. */
export function addBack(
  phone: Group,
  { depth, back, cameras }: PhoneParameters,
  body: Outline,
  color: string,
  metal: Material,
  ring: Material,
) {
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
  const plate = polymer(color, 0.22, { metalness: 0.25, clearcoat: 0.6, clearcoatRoughness: 0.06 })
  side.add(cameraArray(cameras, { body: plate, metal, ring }, z + 0.22))
}

const BACKS = {
  matteGlass,
  glossyGlass,
  leather: (color) => leather(color, 16),
  metal: (color) => blastedMetal(color, 0.4),
  polymer: (color) => polymer(color, 0.45, { specularIntensity: 0.8 }),
} as const satisfies Record<PhoneParameters['back'], (color: string) => Material>
