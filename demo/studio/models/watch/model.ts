import { Group } from 'three'
import { blastedMetal, brushedMetal, metal } from '../../materials/surfaces.ts'
import type { Model } from '../model.ts'
import { addBand } from './band/band.ts'
import { addCase } from './case.ts'
import { addControls } from './controls.ts'
import type { WatchParameters } from './parameters.ts'
import { watchViews } from './views.ts'

export const watch: Model<WatchParameters> = {
  kind: 'watch',
  views: watchViews,
  build(parameters, finish) {
    const { surface, height, bandWidth, band } = parameters
    const group = new Group()
    const shell = SURFACES[surface](finish.metal)
    addCase(group, parameters, shell, finish.metal)
    addControls(group, parameters, shell, finish.metal)
    addBand(group, {
      caseHeight: height,
      lugWidth: bandWidth,
      width: bandWidth - (parameters.caseStyle === 'pillow' ? 4 : 2),
      style: band,
      color: finish.soft,
      metal: metal(finish.metal, 0.16),
    })
    return group
  },
}

const SURFACES = {
  polished: (color: string) => metal(color, 0.11),
  satin: (color: string) => blastedMetal(color, 0.34),
  brushed: (color: string) => brushedMetal(color, 0.27),
} as const satisfies Record<WatchParameters['surface'], unknown>
