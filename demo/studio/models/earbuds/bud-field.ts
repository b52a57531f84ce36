import {
  capsule,
  type DistanceField,
  ellipsoid,
  halfSpace,
  smoothIntersection,
  smoothUnion,
} from '../../geometry/distance-field.ts'
import type { Triple } from '../../geometry/mesh-builder.ts'
import type { BudShape } from './parameters.ts'

/** Where the nozzle of the right bud begins and which way it points; +x is into the head. */
export const NOZZLE = {
  from: [3.6, 1.2, 1.2],
  to: [8.6, 2.5, 3],
} as const satisfies Record<string, Triple>

/** The middle of the stem's upper end. */
export const STEM_TOP = [-3.7, 0.6, -2.4] as const satisfies Triple

export function stemFoot({ stemLength }: BudShape): Triple {
  return [STEM_TOP[0] + 0.5, STEM_TOP[1] - stemLength, STEM_TOP[2] + stemLength * 0.06]
}

/** The right bud as a distance field: a bulb with the nozzle for the ear on one side and a stem on the other. */
export function budField(shape: BudShape): DistanceField {
  const { bulb, stem, stemRadius } = shape
  const head = ellipsoid([0, 0, 0.4], bulb)
  const nozzle = capsule(NOZZLE.from, NOZZLE.to, shape.tip === 'open' ? 5.4 : 4.8, 3.5)
  const withNozzle = smoothUnion(head, nozzle, 3.4)
  if (stem === 'none') {
    // Flat on the outside, where a finger taps.
    const cut = halfSpace([-0.94, 0.14, -0.31], bulb[0] * 0.78)
    return smoothIntersection(withNozzle, cut, 2.2)
  }
  const foot = stemFoot(shape)
  const rod =
    stem === 'rod'
      ? capsule(STEM_TOP, foot, stemRadius * 1.1, stemRadius)
      : slab(STEM_TOP, foot, stemRadius)
  const level = halfSpace([0, -1, 0], -foot[1])
  return smoothIntersection(smoothUnion(withNozzle, rod, stem === 'rod' ? 4.4 : 3), level, 1)
}

/** A flat bar with rounded edges between two places, broad from front to back. */
function slab(from: Triple, to: Triple, radius: number): DistanceField {
  const [broad, thin, edge] = [radius * 1.15, radius * 0.78, radius * 0.5]
  const tall = (from[1] - to[1]) / 2
  return (x, y, z) => {
    const along = (y - from[1]) / (to[1] - from[1])
    const [centerX, centerZ] = [
      from[0] + (to[0] - from[0]) * along,
      from[2] + (to[2] - from[2]) * along,
    ]
    const qx = Math.abs(x - centerX) - thin + edge
    const qy = Math.abs(y - (from[1] + to[1]) / 2) - tall + edge - 1
    const qz = Math.abs(z - centerZ) - broad + edge
    const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0))
    return outside + Math.min(Math.max(qx, qy, qz), 0) - edge
  }
}
