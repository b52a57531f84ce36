import { type BufferGeometry, Vector3 } from 'three'
import { element } from './element.ts'
import { MeshBuilder } from './mesh-builder.ts'
import type { Outline } from './outline.ts'

/**
 * Moves a cross-section along a path that lies in a plane: bands, arms, cables. `section` gets positions from
 * 0 (start) to 1 (end) and must always return the same number of points; its x runs along `across`, the
 * normal of the path's plane. Texture coordinates are millimetres round the section and along the path.
 */
export function sweep(
  path: readonly Vector3[],
  across: Vector3,
  section: (position: number) => Outline,
  { closed = false } = {},
): BufferGeometry {
  const builder = new MeshBuilder()
  const lengths = lengthsAlong(path)
  const total = element(lengths, -1)
  const neighbour = (index: number) =>
    element(
      path,
      closed ? (index + path.length) % path.length : Math.min(Math.max(index, 0), path.length - 1),
    )

  const rings = path.map((place, index) => {
    const direction = neighbour(index + 1)
      .clone()
      .sub(neighbour(index - 1))
      .normalize()
    const outwards = direction.clone().cross(across).normalize()
    const outline = section(element(lengths, index) / total)
    let around = 0
    return outline.map((point, position) => {
      if (position > 0) {
        const previous = element(outline, position - 1)
        around += Math.hypot(point.x - previous.x, point.y - previous.y)
      }
      const { x, y, z } = place
        .clone()
        .addScaledVector(across, point.x)
        .addScaledVector(outwards, point.y)
      return builder.vertex([x, y, z], null, around, element(lengths, index))
    })
  })

  const spans = closed ? path.length : path.length - 1
  for (let span = 0; span < spans; span++) {
    const here = element(rings, span)
    const next = element(rings, (span + 1) % rings.length)
    for (const [index, a] of here.entries()) {
      const following = (index + 1) % here.length
      builder.quad(a, element(here, following), element(next, following), element(next, index))
    }
  }

  if (!closed) {
    closeEnd(builder, path, section, across, 'start')
    closeEnd(builder, path, section, across, 'end')
  }
  return builder.build()
}

function closeEnd(
  builder: MeshBuilder,
  path: readonly Vector3[],
  section: (position: number) => Outline,
  across: Vector3,
  end: 'start' | 'end',
) {
  const place = element(path, end === 'start' ? 0 : -1)
  const [from, to] = end === 'start' ? [place, element(path, 1)] : [element(path, -2), place]
  const outwards = to.clone().sub(from).normalize().cross(across).normalize()
  const center = builder.vertex([place.x, place.y, place.z], null)
  const rim = section(end === 'start' ? 0 : 1).map((point) => {
    const { x, y, z } = place
      .clone()
      .addScaledVector(across, point.x)
      .addScaledVector(outwards, point.y)
    return builder.vertex([x, y, z], null, point.x, point.y)
  })
  for (const [index, a] of rim.entries()) {
    const b = element(rim, (index + 1) % rim.length)
    if (end === 'start') builder.triangle(center, b, a)
    else builder.triangle(center, a, b)
  }
}

function lengthsAlong(path: readonly Vector3[]): number[] {
  const lengths = [0]
  for (let index = 1; index < path.length; index++) {
    lengths.push(element(lengths, -1) + element(path, index).distanceTo(element(path, index - 1)))
  }
  return lengths
}
