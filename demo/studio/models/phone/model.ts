import { Group } from 'three'
import { roundedRectangle } from '../../geometry/outline.ts'
import { blastedMetal, brushedMetal, metal } from '../../materials/surfaces.ts'
import type { Model } from '../model.ts'
import { addBack } from './back.ts'
import { addFrame } from './frame.ts'
import { addFront } from './front.ts'
import type { PhoneParameters } from './parameters.ts'
import { phoneViews } from './views.ts'

export const phone: Model<PhoneParameters> = {
  kind: 'phone',
  views: phoneViews,
  build(parameters, finish) {
    const { width, height, corner, frame } = parameters
    const group = new Group()
    const body = roundedRectangle(width, height, corner, { segments: 40 })
    const surface = FRAMES[frame](finish.metal)
    addFrame(group, parameters, body, surface, metal(finish.metal, 0.16), finish.metal)
    addBack(group, parameters, body, finish.body, surface, metal(finish.metal, 0.2))
    addFront(group, parameters, body, finish.body)
    return group
  },
}

const FRAMES = {
  polished: (color: string) => metal(color, 0.12),
  brushed: (color: string) => brushedMetal(color, 0.3),
  blasted: (color: string) => blastedMetal(color, 0.36),
}
