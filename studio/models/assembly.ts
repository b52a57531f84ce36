import { type BufferGeometry, Group, type Material, Mesh } from 'three'
import type { Triple } from '../geometry/mesh-builder.ts'

interface Attachment {
  /** Millimetres. */
  readonly at?: Triple
  /** Radians about x, y, z in turn. */
  readonly rotation?: Triple
  /** Glass and painted pictures cast none. */
  readonly shadow?: boolean
  /** Higher is drawn later; clear glass needs it. */
  readonly order?: number
}

/** Adds a part to a group. */
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

/** A group within a group, named so that a close-up can find it. */
export function subassembly(parent: Group, name: string, at: Triple = [0, 0, 0]): Group {
  const group = new Group()
  group.name = name
  group.position.set(...at)
  parent.add(group)
  return group
}
