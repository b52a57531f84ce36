import { Box3, Group } from 'three'
import { type Finish, lightness, mixed } from '../../materials/finish.ts'
import { glossyPolymer, polymer } from '../../materials/surfaces.ts'
import type { Model } from '../model.ts'
import { buildBox } from './box.ts'
import { buildBud } from './bud.ts'
import type { BudShape, EarbudsParameters } from './parameters.ts'
import { earbudsViews } from './views.ts'

const SURFACES = {
  gloss: glossyPolymer,
  matte: (color: string) => polymer(color, 0.5, { specularIntensity: 0.8 }),
} as const

export const earbuds: Model<EarbudsParameters> = {
  kind: 'earbuds',
  views: earbudsViews,
  /** The poses `closed` and `open` are the case; `right` and `left` are one bud that stands on the floor. */
  build({ bud, box }, finish, pose) {
    if (pose === 'right' || pose === 'left') return standing(oneBud(bud, finish, pose))
    const shell = SURFACES[box.surface](finish.body)
    const lining = lightness(finish.body) > 0.45 ? '#cfd0d2' : '#2c2d31'
    const group = new Group()
    group.add(buildBox(box, shell, lining, pose === 'open'))
    if (pose === 'open') {
      for (const side of ['left', 'right'] as const) {
        const sign = side === 'right' ? 1 : -1
        const docked = oneBud(bud, finish, side)
        docked.rotation.y = sign
        docked.position.set(-sign * box.width * 0.25, box.height * box.seam + 4, 1.5)
        group.add(docked)
      }
    }
    return group
  },
}

function oneBud(shape: BudShape, finish: Finish, side: 'left' | 'right'): Group {
  const bud = buildBud(shape, {
    shell: SURFACES[shape.surface](finish.body),
    trim: mixed(finish.metal, '#8d9095', 0.5),
    tip: lightness(finish.soft) > 0.5 ? '#dbdbd9' : mixed(finish.soft, '#000000', 0.35),
    mark: side === 'right' ? '#d8322f' : '#e9e9e9',
  })
  if (side === 'left') bud.scale.x = -1
  return bud
}

/** Moves a bud to stand on y = 0: views place everything on one floor. */
function standing(bud: Group): Group {
  const group = new Group()
  bud.position.y = -new Box3().setFromObject(bud).min.y
  group.add(bud)
  return group
}
