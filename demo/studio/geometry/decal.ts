import { type BufferGeometry, Vector3 } from 'three'
import type { DistanceField } from './distance-field.ts'
import { element } from './element.ts'
import { MeshBuilder } from './mesh-builder.ts'
import type { Outline } from './outline.ts'

const RINGS = 8
/** How far above the surface a point starts before it is lowered onto it, in millimetres. */
const DROP = 6

/**
 * Lays a flat outline onto the surface of a distance field: grilles and contacts on an organic shape.
 *
 * @param roll turn of the outline about `facing`, in radians
 * @param above distance from the surface, in millimetres
 */
export function decal(
  field: DistanceField,
  center: Vector3,
  facing: Vector3,
  outline: Outline,
  { roll = 0, above = 0.05 } = {},
): BufferGeometry {
  const up = Math.abs(facing.y) > 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0)
  const right = up.cross(facing).normalize()
  const upright = facing.clone().cross(right)
  const builder = new MeshBuilder()
  const rings = Array.from({ length: RINGS + 1 }, (_, ring) =>
    outline.map((point) => {
      const [x, y] = [(point.x * ring) / RINGS, (point.y * ring) / RINGS]
      const place = center
        .clone()
        .addScaledVector(right, x * Math.cos(roll) - y * Math.sin(roll))
        .addScaledVector(upright, x * Math.sin(roll) + y * Math.cos(roll))
        .addScaledVector(facing, DROP)
      drop(field, place, facing, above)
      return builder.vertex([place.x, place.y, place.z], null, x, y)
    }),
  )
  for (let ring = 0; ring < RINGS; ring++) {
    const inner = element(rings, ring)
    const outer = element(rings, ring + 1)
    for (let index = 0; index < outline.length; index++) {
      const next = (index + 1) % outline.length
      builder.quad(
        element(inner, index),
        element(outer, index),
        element(outer, next),
        element(inner, next),
      )
    }
  }
  return builder.build()
}

function drop(field: DistanceField, place: Vector3, facing: Vector3, above: number) {
  for (let step = 0; step < 60; step++) {
    const distance = field(place.x, place.y, place.z) - above
    if (Math.abs(distance) < 1e-3) return
    place.addScaledVector(facing, -distance * 0.8)
  }
}
