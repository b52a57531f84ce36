import type { Triple } from './mesh-builder.ts'

/** Signed distance to a surface in millimetres: negative inside. Fields combine into organic shapes. */
export type DistanceField = (x: number, y: number, z: number) => number

export function ellipsoid([cx, cy, cz]: Triple, [rx, ry, rz]: Triple): DistanceField {
  return (x, y, z) => {
    const near = Math.hypot((x - cx) / rx, (y - cy) / ry, (z - cz) / rz)
    const steep = Math.hypot((x - cx) / rx ** 2, (y - cy) / ry ** 2, (z - cz) / rz ** 2)
    return steep < 1e-9 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / steep
  }
}

/** A rod with round ends from one point to another; its radius changes evenly along it. */
export function capsule(
  from: Triple,
  to: Triple,
  startRadius: number,
  endRadius: number,
): DistanceField {
  const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const squared = ax * ax + ay * ay + az * az
  return (x, y, z) => {
    const [px, py, pz] = [x - from[0], y - from[1], z - from[2]]
    const along = Math.min(Math.max((px * ax + py * ay + pz * az) / squared, 0), 1)
    const radius = startRadius + (endRadius - startRadius) * along
    return Math.hypot(px - ax * along, py - ay * along, pz - az * along) - radius
  }
}

/** Everything behind a plane at a distance from the origin; its unit normal points outside. */
export function halfSpace([nx, ny, nz]: Triple, distance: number): DistanceField {
  return (x, y, z) => x * nx + y * ny + z * nz - distance
}

/** Both shapes, joined by a fillet of about `radius`. */
export function smoothUnion(a: DistanceField, b: DistanceField, radius: number): DistanceField {
  return (x, y, z) => smoothMinimum(a(x, y, z), b(x, y, z), radius)
}

/** What both shapes share, with edges rounded by about `radius`. */
export function smoothIntersection(
  a: DistanceField,
  b: DistanceField,
  radius: number,
): DistanceField {
  return (x, y, z) => -smoothMinimum(-a(x, y, z), -b(x, y, z), radius)
}

export function smoothMinimum(a: number, b: number, radius: number): number {
  const overlap = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.min(a, b) - overlap * overlap * radius * 0.25
}

/** The field's gradient, not normalised; on the surface it points outwards. */
export function gradient(
  field: DistanceField,
  x: number,
  y: number,
  z: number,
  step: number,
): Triple {
  return [
    (field(x + step, y, z) - field(x - step, y, z)) / (2 * step),
    (field(x, y + step, z) - field(x, y - step, z)) / (2 * step),
    (field(x, y, z + step) - field(x, y, z - step)) / (2 * step),
  ]
}
