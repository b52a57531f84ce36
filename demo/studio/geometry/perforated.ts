import { type BufferGeometry, Path, Shape, ShapeGeometry, Vector2 } from 'three'
import type { Outline } from './outline.ts'

/**
 * A flat sheet with holes: the back of a case, the face of a charger. A loft cannot have holes. Texture
 * coordinates are in millimetres.
 */
export function perforatedPlate(
  outline: Outline,
  holes: readonly Outline[],
  z: number,
  facing: 1 | -1 = 1,
): BufferGeometry {
  const shape = new Shape(outline.map(corner))
  shape.holes = holes.map((hole) => new Path(hole.map(corner)))
  const sheet = new ShapeGeometry(shape)
  if (facing < 0) turnOver(sheet)
  return sheet.translate(0, 0, z)
}

/** The outline moved outwards by `margin` along its normals; a negative margin moves it inwards. */
export function grown(outline: Outline, margin: number): Outline {
  return outline.map((point) => ({
    ...point,
    x: point.x + point.normalX * margin,
    y: point.y + point.normalY * margin,
  }))
}

function corner({ x, y }: { readonly x: number; readonly y: number }) {
  return new Vector2(x, y)
}

function turnOver(sheet: BufferGeometry) {
  const index = sheet.getIndex()
  const normal = sheet.getAttribute('normal')
  for (let vertex = 0; vertex < normal.count; vertex++) normal.setZ(vertex, -1)
  if (!index) return
  for (let at = 0; at < index.count; at += 3) {
    const [second, third] = [index.getX(at + 1), index.getX(at + 2)]
    index.setX(at + 1, third)
    index.setX(at + 2, second)
  }
}
