import { Group } from 'three'
import type { Model } from '../model.ts'
import { adapter } from './adapter.ts'
import { easel } from './easel.ts'
import type { ChargerParameters } from './parameters.ts'
import { puck } from './puck.ts'
import { tree } from './tree.ts'
import { chargerViews } from './views.ts'

/** Each form of charger builds its own arrangement for the poses `card`, `front`, `back` and `detail`. */
export const charger: Model<ChargerParameters> = {
  kind: 'charger',
  views: chargerViews,
  build(parameters, { body }, pose) {
    const group = new Group()
    group.add(formOf(parameters, body, pose))
    return group
  },
}

function formOf(parameters: ChargerParameters, color: string, pose: string): Group {
  switch (parameters.form) {
    case 'adapter':
      return adapter(parameters, color, pose)
    case 'puck':
      return puck(parameters, color, pose)
    case 'tree':
      return tree(parameters, color, pose)
    case 'easel':
      return easel(parameters, color, pose)
  }
}
