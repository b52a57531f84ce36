import { Group, type Material } from 'three'
import { loft } from '../../geometry/loft.ts'
import { circle, type Outline, roundedRectangle } from '../../geometry/outline.ts'
import { profile } from '../../geometry/profile.ts'
import { blastedMetal, metal, pitchBlack, polymer } from '../../materials/surfaces.ts'
import { attach } from '../assembly.ts'
import type { Model } from '../model.ts'
import { sideButton } from '../shared/button.ts'
import { addBackDetails } from './back.ts'
import { addFront } from './front.ts'
import type { TabletParameters } from './parameters.ts'
import { tabletViews } from './views.ts'

export const tablet: Model<TabletParameters> = {
  kind: 'tablet',
  views: tabletViews,
  build(parameters, { body: color }) {
    const { width, height, corner } = parameters
    const group = new Group()
    const outline = roundedRectangle(width, height, corner, { segments: 40 })
    const surface =
      parameters.back === 'metal'
        ? blastedMetal(color, 0.42)
        : polymer(color, 0.5, { specularIntensity: 0.7 })
    addBody(group, parameters, outline, surface, color)
    addBackDetails(group, parameters, color, { body: surface, ring: metal(color, 0.2) })
    addFront(group, parameters, outline, color)
    addEdges(group, parameters, surface)
    return group
  },
}

/** Back and sides in one piece, and a bright chamfer round the glass. */
function addBody(
  group: Group,
  { depth }: TabletParameters,
  outline: Outline,
  surface: Material,
  color: string,
) {
  const half = depth / 2
  attach(
    group,
    loft(
      outline,
      profile(-1.8, -half)
        .line(-1.7, -half)
        .fillet(0, 1.7 - half, 'sideways', { exponent: 2.2, segments: 12 })
        .line(0, half - 0.4),
      { caps: 'start' },
    ),
    surface,
  )
  const chamfer = profile(0, half - 0.4)
    .line(-0.4, half)
    .line(-0.6, half)
  attach(group, loft(outline, chamfer, { caps: 'none' }), metal(color, 0.15))
}

function addEdges(
  group: Group,
  { width, height, homeButton }: TabletParameters,
  surface: Material,
) {
  for (const y of [height / 2 - 32, height / 2 - 46]) {
    attach(group, sideButton(12, 2.4, 0.5), surface, {
      at: [width / 2 - 0.1, y, 0],
      rotation: [0, Math.PI / 2, 0],
    })
  }
  attach(group, sideButton(13, 2.4, 0.5), surface, {
    at: [width / 2 - 24, height / 2 - 0.1, 0],
    rotation: [-Math.PI / 2, 0, Math.PI / 2],
  })
  const hole = loft(circle(0.75, 24), profile(0, 0).line(-0.05, 0.01))
  const places = Array.from({ length: 10 }, (_, index) => width * 0.21 + index * 3.1)
  for (const x of places.flatMap((place) => [place, -place])) {
    attach(group, hole, pitchBlack(), {
      at: [x, -height / 2 - 0.01, 0],
      rotation: [Math.PI / 2, 0, 0],
    })
    if (homeButton) continue
    attach(group, hole, pitchBlack(), {
      at: [x * 0.92, height / 2 + 0.01, 0],
      rotation: [-Math.PI / 2, 0, 0],
    })
  }
}
