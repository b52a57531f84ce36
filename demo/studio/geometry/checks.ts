import { type BufferGeometry, Vector3 } from 'three'

interface Corner {
  readonly position: Vector3
  readonly normal: Vector3
}

/** How many edges lack a neighbouring triangle that faces the same way: 0 for a closed mesh. */
export function openEdges(geometry: BufferGeometry): number {
  const directed = new Map<string, number>()
  for (const corners of triangles(geometry)) {
    const [a, b, c] = corners.map(({ position }) => placeKey(position))
    if (a === b || b === c || c === a) continue
    for (const edge of [`${a}>${b}`, `${b}>${c}`, `${c}>${a}`]) {
      directed.set(edge, (directed.get(edge) ?? 0) + 1)
    }
  }
  let open = 0
  for (const [edge, count] of directed) {
    const back = edge.split('>').reverse().join('>')
    if (directed.get(back) !== count) open++
  }
  return open
}

/** How many triangles face away from the normals of their vertices; they would be rendered black. */
export function invertedTriangles(geometry: BufferGeometry): number {
  let inverted = 0
  for (const [a, b, c] of triangles(geometry)) {
    const face = crossOf(a, b, c)
    if (face.length() < 1e-9) continue
    if (face.dot(a.normal.clone().add(b.normal).add(c.normal)) < 0) inverted++
  }
  return inverted
}

/** The enclosed volume in cubic millimetres; negative when a closed mesh is inside out. */
export function volume(geometry: BufferGeometry): number {
  let sum = 0
  for (const [a, b, c] of triangles(geometry)) {
    sum += a.position.dot(b.position.clone().cross(c.position)) / 6
  }
  return sum
}

function crossOf(a: Corner, b: Corner, c: Corner) {
  const first = b.position.clone().sub(a.position)
  return first.cross(c.position.clone().sub(a.position))
}

/** Seams and sharp edges have two vertices at the same place, so edges are compared by place. */
function placeKey({ x, y, z }: Vector3) {
  return [x, y, z].map((value) => Math.round(value * 1e4) + 0).join(',')
}

function* triangles(geometry: BufferGeometry): Generator<[Corner, Corner, Corner]> {
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const index = geometry.getIndex()
  const corner = (at: number): Corner => {
    const vertex = index ? index.getX(at) : at
    return {
      position: new Vector3(position.getX(vertex), position.getY(vertex), position.getZ(vertex)),
      normal: new Vector3(normal.getX(vertex), normal.getY(vertex), normal.getZ(vertex)),
    }
  }
  const count = index ? index.count : position.count
  for (let at = 0; at < count; at += 3) yield [corner(at), corner(at + 1), corner(at + 2)]
}
