/** A point of an outline in millimetres, with the unit normal that points out of the shape. */
export interface OutlinePoint {
  readonly x: number
  readonly y: number
  readonly normalX: number
  readonly normalY: number
}

/** A closed convex outline, counter-clockwise when seen from +z. */
export type Outline = readonly OutlinePoint[]

/**
 * The exponent of a corner. At 2 it is circular: its curvature jumps where it meets the straight side, and a
 * reflection shows a line there. A little more than 2 lets the curvature rise gently, as on real products.
 */
export const SOFT_CORNER = 2.45

interface Corners {
  readonly exponent?: number
  /** Points per corner; large parts in close-ups need more. */
  readonly segments?: number
}

/** A rounded rectangle round the origin. Corners are superellipses; the angles of their normals are evenly spaced. */
export function roundedRectangle(
  width: number,
  height: number,
  radius: number,
  { exponent = SOFT_CORNER, segments = 28 }: Corners = {},
): Outline {
  const corner = Math.min(radius, width / 2, height / 2)
  return [0, 1, 2, 3].flatMap((quarter) => {
    const cos = [1, 0, -1, 0][quarter] ?? 0
    const sin = [0, 1, 0, -1][quarter] ?? 0
    const centerX = (quarter === 0 || quarter === 3 ? 1 : -1) * (width / 2 - corner)
    const centerY = (quarter < 2 ? 1 : -1) * (height / 2 - corner)
    return Array.from({ length: segments + 1 }, (_, index) => {
      const angle = ((index / segments) * Math.PI) / 2
      const point = superellipsePoint(angle, corner, exponent)
      const normalX = Math.cos(angle)
      const normalY = Math.sin(angle)
      return {
        x: centerX + point.x * cos - point.y * sin,
        y: centerY + point.x * sin + point.y * cos,
        normalX: normalX * cos - normalY * sin,
        normalY: normalX * sin + normalY * cos,
      }
    })
  })
}

export function circle(radius: number, segments = 96): Outline {
  return ellipse(radius, radius, segments)
}

export function ellipse(radiusX: number, radiusY: number, segments = 96): Outline {
  return Array.from({ length: segments }, (_, index) => {
    const angle = (index / segments) * 2 * Math.PI
    const slopeX = Math.cos(angle) / radiusX
    const slopeY = Math.sin(angle) / radiusY
    const length = Math.hypot(slopeX, slopeY)
    return {
      x: radiusX * Math.cos(angle),
      y: radiusY * Math.sin(angle),
      normalX: slopeX / length,
      normalY: slopeY / length,
    }
  })
}

export function moved(outline: Outline, x: number, y: number): Outline {
  return outline.map((point) => ({ ...point, x: point.x + x, y: point.y + y }))
}

/** The point of x^n + y^n = r^n whose normal has the given angle. */
function superellipsePoint(angle: number, radius: number, exponent: number) {
  const x = Math.max(Math.cos(angle), 0) ** (1 / (exponent - 1))
  const y = Math.max(Math.sin(angle), 0) ** (1 / (exponent - 1))
  const scale = radius * (x ** exponent + y ** exponent) ** (-1 / exponent)
  return { x: x * scale, y: y * scale }
}
