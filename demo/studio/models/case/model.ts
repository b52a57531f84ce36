import { Group } from 'three'
import { roundedRectangle } from '../../geometry/outline.ts'
import { subassembly } from '../assembly.ts'
import type { Model } from '../model.ts'
import { phone } from '../phone/model.ts'
import { addAirCorners, addButtons, addEyelets, addLowerOpenings, addMagnets } from './details.ts'
import { caseMaterials } from './materials.ts'
import { openingsFor } from './openings.ts'
import type { CaseParameters } from './parameters.ts'
import { addShell } from './shell.ts'
import { caseViews } from './views.ts'

/** In the pose `worn` the case is on its phone; in any other it is empty. */
export const phoneCase: Model<CaseParameters> = {
  kind: 'case',
  views: caseViews,
  build(parameters, finish, pose) {
    const group = new Group()
    const body = roundedRectangle(
      parameters.phone.width,
      parameters.phone.height,
      parameters.phone.corner,
      { segments: 36 },
    )
    const shell = subassembly(group, 'shell')
    shell.rotation.y = Math.PI
    const materials = caseMaterials(parameters, finish.body)
    addShell(shell, parameters, body, openingsFor(parameters.phone), materials)
    addButtons(shell, parameters, materials.buttons)
    addLowerOpenings(shell, parameters)
    if (parameters.magnets) addMagnets(shell, parameters)
    if (parameters.airCorners) addAirCorners(shell, parameters, finish.body)
    if (parameters.eyelets) addEyelets(shell, parameters, finish.metal)
    if (pose === 'worn') group.add(phone.build(parameters.phone, parameters.phoneFinish, ''))
    return group
  },
}
