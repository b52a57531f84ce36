import { type BufferGeometry, Group, type Material, Mesh } from 'three'
import type { Triple } from '../geometry/mesh-builder.ts'

interface Attachment {
  /** Millimetres. */
  readonly at?: Triple
  /** Radians about x, then y, then z. */
  readonly rotation?: Triple
  /** Whether it casts and receives shadows; false for glass and painted pictures. */
  readonly shadow?: boolean
  /** Parts with a higher order are drawn later; clear glass comes after what it covers. */
  readonly order?: number
}

/** Makes a part of geometry and material, and adds it to a group. */
export function attach(
  group: Group,
  geometry: BufferGeometry,
  material: Material,
  { at = [0, 0, 0], rotation = [0, 0, 0], shadow = true, order = 0 }: Attachment = {},
): Mesh {
  const part = new Mesh(geometry, material)
  part.position.set(...at)
  part.rotation.set(...rotation)
  part.castShadow = shadow
  part.receiveShadow = shadow
  part.renderOrder = order
  group.add(part)
  return part
}

/** Adds a group within a group, with a name by which a close-up finds it. */
export function subassembly(parent: Group, name: string, at: Triple = [0, 0, 0]): Group {
  const group = new Group()
  group.name = name
  group.position.set(...at)
  parent.add(group)
  return group
}
