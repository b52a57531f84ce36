import type { BufferGeometry } from 'three'
import { type DistanceField, gradient } from './distance-field.ts'
import { MeshBuilder, type Triple } from './mesh-builder.ts'

const EDGES_FROM_CORNER = [1, 2, 4] as const

/**
 * The surface of a distance field as a mesh, by surface nets: one vertex per grid cell that the surface
 * crosses, pulled onto it along the gradient. The box must hold the whole surface with a cell to spare.
 *
 * @param cell edge of a grid cell in millimetres; about a tenth of the smallest fillet looks smooth
 */
export function surfaceOf(
  field: DistanceField,
  min: Triple,
  max: Triple,
  cell: number,
): BufferGeometry {
  const count = (axis: 0 | 1 | 2) => Math.ceil((max[axis] - min[axis]) / cell) + 1
  const [nx, ny, nz] = [count(0), count(1), count(2)]
  const at = (i: number, j: number, k: number) => (k * ny + j) * nx + i
  const place = (i: number, j: number, k: number): Triple => [
    min[0] + i * cell,
    min[1] + j * cell,
    min[2] + k * cell,
  ]

  const distances = new Float32Array(nx * ny * nz)
  eachCell(nx, ny, nz, (i, j, k) => {
    distances[at(i, j, k)] = field(...place(i, j, k))
  })
  const distance = (i: number, j: number, k: number) => distances[at(i, j, k)] ?? 0

  const builder = new MeshBuilder()
  const vertices = new Int32Array(nx * ny * nz).fill(-1)
  eachCell(nx - 1, ny - 1, nz - 1, (i, j, k) => {
    const corners = Array.from({ length: 8 }, (_, corner) =>
      distance(i + (corner & 1), j + ((corner >> 1) & 1), k + (corner >> 2)),
    )
    const crossing = meanCrossing(corners)
    if (!crossing) return
    const start = place(i + crossing[0], j + crossing[1], k + crossing[2])
    const [position, normal] = pullOnto(field, start, cell)
    vertices[at(i, j, k)] = builder.vertex(position, normal)
  })

  const quad = (flipped: boolean, ...cells: readonly (readonly [number, number, number])[]) => {
    const [a = -1, b = -1, c = -1, d = -1] = cells.map((index) => vertices[at(...index)] ?? -1)
    if (Math.min(a, b, c, d) < 0) return
    if (flipped) builder.quad(a, d, c, b)
    else builder.quad(a, b, c, d)
  }
  eachCell(nx - 1, ny - 1, nz - 1, (i, j, k) => {
    if (Math.min(i, j, k) < 1) return
    const inside = distance(i, j, k) < 0
    if (inside !== distance(i + 1, j, k) < 0) {
      quad(!inside, [i, j - 1, k - 1], [i, j, k - 1], [i, j, k], [i, j - 1, k])
    }
    if (inside !== distance(i, j + 1, k) < 0) {
      quad(!inside, [i - 1, j, k - 1], [i - 1, j, k], [i, j, k], [i, j, k - 1])
    }
    if (inside !== distance(i, j, k + 1) < 0) {
      quad(!inside, [i - 1, j - 1, k], [i, j - 1, k], [i, j, k], [i - 1, j, k])
    }
  })
  return builder.build()
}

function eachCell(
  nx: number,
  ny: number,
  nz: number,
  visit: (i: number, j: number, k: number) => void,
) {
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++) visit(i, j, k)
}

/** The mean of the points where the surface crosses a cell's edges, in cells; null if it crosses none. */
function meanCrossing(corners: readonly number[]): Triple | null {
  let crossings = 0
  const sum: [number, number, number] = [0, 0, 0]
  for (const [corner, here] of corners.entries()) {
    for (const edge of EDGES_FROM_CORNER) {
      if (corner & edge) continue
      const there = corners[corner | edge] ?? 0
      if (here < 0 === there < 0) continue
      const along = here / (here - there)
      sum[0] += (corner & 1) + (edge === 1 ? along : 0)
      sum[1] += ((corner >> 1) & 1) + (edge === 2 ? along : 0)
      sum[2] += (corner >> 2) + (edge === 4 ? along : 0)
      crossings++
    }
  }
  return crossings ? [sum[0] / crossings, sum[1] / crossings, sum[2] / crossings] : null
}

function pullOnto(field: DistanceField, [x, y, z]: Triple, cell: number): [Triple, Triple] {
  let slope = gradient(field, x, y, z, cell * 0.05)
  for (let step = 0; step < 3; step++) {
    const squared = slope[0] ** 2 + slope[1] ** 2 + slope[2] ** 2 || 1
    // A step longer than the cell would fold the mesh.
    const distance = Math.min(Math.max(field(x, y, z), -cell * 0.6), cell * 0.6)
    x -= (distance * slope[0]) / squared
    y -= (distance * slope[1]) / squared
    z -= (distance * slope[2]) / squared
    slope = gradient(field, x, y, z, cell * 0.05)
  }
  const length = Math.hypot(...slope) || 1
  return [
    [x, y, z],
    [slope[0] / length, slope[1] / length, slope[2] / length],
  ]
}
