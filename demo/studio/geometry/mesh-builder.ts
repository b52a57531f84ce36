import { BufferGeometry, Float32BufferAttribute } from 'three'

export type Triple = readonly [x: number, y: number, z: number]

/** Builds a geometry from vertices and triangles, which are counter-clockwise seen from outside. */
export class MeshBuilder {
  readonly #positions: number[] = []
  readonly #normals: number[] = []
  readonly #coordinates: number[] = []
  readonly #triangles: number[] = []

  /** Returns the vertex's index. Give a normal to all vertices or to none: then they are averaged. */
  vertex(position: Triple, normal: Triple | null, u = 0, v = 0): number {
    this.#positions.push(...position)
    if (normal) this.#normals.push(...normal)
    this.#coordinates.push(u, v)
    return this.#positions.length / 3 - 1
  }

  triangle(a: number, b: number, c: number) {
    this.#triangles.push(a, b, c)
  }

  quad(a: number, b: number, c: number, d: number) {
    this.#triangles.push(a, b, c, a, c, d)
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(this.#positions, 3))
    geometry.setAttribute('uv', new Float32BufferAttribute(this.#coordinates, 2))
    geometry.setIndex(this.#triangles)
    if (this.#normals.length > 0) {
      geometry.setAttribute('normal', new Float32BufferAttribute(this.#normals, 3))
    } else {
      geometry.computeVertexNormals()
    }
    return geometry
  }
}
