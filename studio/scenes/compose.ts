import {
  Box3,
  Group,
  Material,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  type PerspectiveCamera,
} from 'three'
import { SUBJECT_RADIUS } from '../light/photograph.ts'
import { buildModel } from '../models/registry.ts'
import { arrange } from '../page/scene.ts'
import type { SceneRequest } from './request.ts'

/** The products of a scene, each on the floor or as far above it as it was told. */
export function compose(props: SceneRequest['props']): Group {
  const scene = new Group()
  for (const { subject, finish, placement } of props) {
    const view = { name: 'scene', camera: {}, placements: [placement] }
    const product = arrange(view, (pose) => buildModel(subject, finish, pose))
    const lowest = new Box3().setFromObject(product, true).min.y
    product.position.y = (placement.at?.[1] ?? 0) - lowest
    liftSheets(product)
    scene.add(product)
  }
  return scene
}

/** In the smallest steps of depth: about a twentieth of a millimetre. */
const LIFT = -4000

/**
 * Screens and clear glass lie a hundredth of a millimetre above what is behind them, which would shine through where
 * a product is small. Materials may be shared with other pictures: copies are lifted.
 */
function liftSheets(product: Object3D) {
  product.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof Material)) return
    if (!(part.material instanceof MeshBasicMaterial) && !part.material.transparent) return
    part.material = Object.assign(part.material.clone(), {
      polygonOffset: true,
      polygonOffsetUnits: LIFT,
    })
  })
}

/** How far from the middle anything of a scene may be, in radii: a close-up does not aim at the middle. */
const REACH = 1.2

/** Leaves no depth unused before and behind the products, which are small in a scene. */
export function tightenDepth(camera: PerspectiveCamera) {
  const distance = camera.position.length()
  camera.near = Math.max(distance - REACH * SUBJECT_RADIUS, distance * 0.3)
  camera.far = distance + REACH * SUBJECT_RADIUS
  camera.updateProjectionMatrix()
}
