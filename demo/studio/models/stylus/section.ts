import { circle, type Outline, roundedRectangle } from '../../geometry/outline.ts'
import type { StylusParameters } from './parameters.ts'

/** How far the flat side lies inside the circle, as a share of the radius. */
const FLAT = 0.13
const SEGMENTS = 96

/** The body's cross-section; its flat or broad side faces +y. */
export function bodySection({ section, width, thickness }: StylusParameters): Outline {
  if (section === 'round') return circle(width / 2, SEGMENTS)
  if (section === 'slab') {
    return roundedRectangle(width, thickness, thickness * 0.45, { exponent: 2.2, segments: 24 })
  }
  return circleWithFlat(width / 2)
}

/** A circle with one side cut off. Blended normals make the two edges look round. */
function circleWithFlat(radius: number): Outline {
  const level = radius * (1 - FLAT)
  const edge = Math.asin(1 - FLAT)
  const blend = 0.05
  return circle(radius, SEGMENTS * 2).map((point) => {
    const angle = Math.atan2(point.y, point.x)
    const past = Math.min(angle - edge, Math.PI - edge - angle)
    if (past < -blend) return point
    const share = Math.min(1, (past + blend) / (2 * blend))
    const turned = angle + (Math.PI / 2 - angle) * share
    return {
      x: point.x,
      y: Math.min(point.y, level),
      normalX: Math.cos(turned),
      normalY: Math.sin(turned),
    }
  })
}
