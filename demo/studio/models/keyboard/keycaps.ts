import { type BufferGeometry, type Group, type Material } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { loft } from '../../geometry/loft.ts'
import { circle, moved, roundedRectangle } from '../../geometry/outline.ts'
import { grown, perforatedPlate } from '../../geometry/perforated.ts'
import { profile } from '../../geometry/profile.ts'
import { attach } from '../assembly.ts'
import type { Key } from './layout.ts'
import type { KeyParameters } from './parameters.ts'

export const CAP_RISE = 1.5
const EDGE = 0.55

/** All caps are one mesh: eighty meshes would be drawn one by one for every shadow. */
export function addKeycaps(
  group: Group,
  keys: readonly Key[],
  { shape, corner }: KeyParameters,
  floor: number,
  material: Material,
) {
  const caps = keys.flatMap((key) => {
    const round = shape === 'dished' && key.depth > 11 && key.width < 30
    return round ? dishedCap(key, corner, floor) : [flatCap(key, corner, floor)]
  })
  attach(group, mergeGeometries(caps), material)
}

function flatCap({ x, y, width, depth }: Key, corner: number, floor: number): BufferGeometry {
  return loft(
    moved(roundedRectangle(width, depth, Math.min(corner, depth * 0.4), { segments: 6 }), x, y),
    wall(floor).fillet(-EDGE, floor + CAP_RISE, 'upwards', { segments: 5 }),
    { caps: 'end' },
  )
}

/** A cap with a hollow; the rest of its top is a flat sheet with a round hole. */
function dishedCap({ x, y, width, depth }: Key, corner: number, floor: number): BufferGeometry[] {
  const outline = moved(roundedRectangle(width, depth, corner, { segments: 6 }), x, y)
  const top = floor + CAP_RISE
  const radius = Math.min(width, depth) / 2 - 1.5
  const hollow = moved(circle(radius, 40), x, y)
  return [
    loft(outline, wall(floor).fillet(-EDGE, top, 'upwards', { segments: 5 }), { caps: 'none' }),
    perforatedPlate(grown(outline, -EDGE), [hollow], top),
    loft(
      hollow,
      profile(0, top).fillet(0.05 - radius, top - 0.5, 'upwards', { exponent: 1.5, segments: 8 }),
    ),
  ]
}

function wall(floor: number) {
  return profile(0.1, floor - 0.8).line(0, floor + CAP_RISE - EDGE)
}
