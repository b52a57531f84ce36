import { Group } from 'three'
import { dyed } from '../../materials/dyed.ts'
import { mixed } from '../../materials/finish.ts'
import { blastedMetal, metal, polymer } from '../../materials/surfaces.ts'
import type { Model } from '../model.ts'
import { addBand } from './band.ts'
import type { HeadphonesParameters } from './parameters.ts'
import { armOffset, buildSide, footHeight } from './side.ts'
import { headphonesViews } from './views.ts'

export const headphones: Model<HeadphonesParameters> = {
  kind: 'headphones',
  views: headphonesViews,
  build(parameters, finish, pose) {
    const group = new Group()
    const shell = SHELLS[parameters.cup.surface](finish.body)
    const trim = metal(finish.metal, 0.2)
    const arm = parameters.metalArm ? metal(finish.metal, 0.16) : shell
    const foot = footHeight(parameters)
    const halfWidth = parameters.span / 2 + armOffset(parameters)
    addBand(group, parameters, halfWidth, foot, finish.soft, shell)
    for (const sign of [1, -1] as const) {
      const side = buildSide(parameters, { shell, trim, arm, soft: finish.soft }, sign, pose)
      side.position.set(sign * halfWidth, foot, 0)
      group.add(side)
    }
    return group
  },
}

const SHELLS = {
  satin: (color: string) => polymer(dyed(color), 0.46, { specularIntensity: 0.9 }),
  metal: (color: string) => blastedMetal(mixed(color, '#000000', 0.06), 0.32),
  gloss: (color: string) => polymer(color, 0.3, { clearcoat: 0.7, clearcoatRoughness: 0.12 }),
} as const
