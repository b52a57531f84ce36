import type { BufferGeometry } from 'three'
import { element } from './element.ts'
import { MeshBuilder } from './mesh-builder.ts'
import type { Outline } from './outline.ts'
import type { Profile, ProfilePoint } from './profile.ts'

export interface LoftOptions {
  /** Which ends are closed by a flat face; most parts show only the last one. */
  readonly caps?: 'none' | 'start' | 'end' | 'both'
  /**
   * Texture coordinates: `planar` is (x, y) in millimetres, `around` is (length along the outline, z) in
   * millimetres for walls, `unit` is 0 to 1 over the outline's box for pictures.
   */
  readonly mapping?: 'planar' | 'around' | 'unit'
}

/** Extrudes an outline along a profile. Most parts of a product are lofts. Normals are exact, not averaged. */
export function loft(
  outline: Outline,
  { points }: Profile,
  { caps = 'end', mapping = 'planar' }: LoftOptions = {},
): BufferGeometry {
  const builder = new MeshBuilder()
  const coordinates = textureCoordinates(outline, mapping)
  // The first point is repeated at the end, where a texture round the outline has other coordinates.
  const around = [...outline.keys(), 0]
  const rings = points.map((step) =>
    around.map((index, position) => {
      const { normalX, normalY } = element(outline, index)
      const place = placeOf(outline, index, step)
      return builder.vertex(
        place,
        [normalX * step.normalOffset, normalY * step.normalOffset, step.normalZ],
        ...coordinates(place, position),
      )
    }),
  )

  for (let step = 0; step + 1 < points.length; step++) {
    if (coincide(element(points, step), element(points, step + 1))) continue
    const lower = element(rings, step)
    const upper = element(rings, step + 1)
    for (let index = 0; index < outline.length; index++) {
      builder.quad(
        element(lower, index),
        element(lower, index + 1),
        element(upper, index + 1),
        element(upper, index),
      )
    }
  }

  const cap = (step: ProfilePoint, facing: 1 | -1) => {
    const places = outline.map((_, index) => placeOf(outline, index, step))
    const middle = [mean(places, 0), mean(places, 1), step.z] as const
    const center = builder.vertex(middle, [0, 0, facing], ...coordinates(middle, 0))
    const rim = places.map((place, index) =>
      builder.vertex(place, [0, 0, facing], ...coordinates(place, index)),
    )
    for (const [index, a] of rim.entries()) {
      const b = element(rim, (index + 1) % rim.length)
      if (facing > 0) builder.triangle(center, a, b)
      else builder.triangle(center, b, a)
    }
  }
  if (caps === 'end' || caps === 'both') cap(element(points, -1), 1)
  if (caps === 'start' || caps === 'both') cap(element(points, 0), -1)
  return builder.build()
}

function placeOf(outline: Outline, index: number, { offset, z }: ProfilePoint) {
  const point = element(outline, index)
  return [point.x + point.normalX * offset, point.y + point.normalY * offset, z] as const
}

function coincide(a: ProfilePoint, b: ProfilePoint) {
  return Math.abs(a.offset - b.offset) + Math.abs(a.z - b.z) < 1e-9
}

function mean(places: readonly (readonly [number, number, number])[], axis: 0 | 1) {
  return places.reduce((sum, place) => sum + place[axis], 0) / places.length
}

type Place = readonly [x: number, y: number, z: number]

function textureCoordinates(outline: Outline, mapping: NonNullable<LoftOptions['mapping']>) {
  if (mapping === 'planar') return ([x, y]: Place): [number, number] => [x, y]
  if (mapping === 'around') {
    const lengths = [0]
    for (const [index, point] of outline.entries()) {
      const next = element(outline, (index + 1) % outline.length)
      lengths.push(element(lengths, -1) + Math.hypot(next.x - point.x, next.y - point.y))
    }
    return (place: Place, position: number): [number, number] => [
      element(lengths, position),
      place[2],
    ]
  }
  const xs = outline.map((point) => point.x)
  const ys = outline.map((point) => point.y)
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom]
  return ([x, y]: Place): [number, number] => [(x - left) / width, (y - bottom) / height]
}
