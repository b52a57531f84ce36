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
import { isGlint, lensCoating } from '../models/shared/lens-coating.ts'
import { buildModel } from '../models/registry.ts'
import { arrange } from '../page/scene.ts'
import type { SceneRequest } from './request.ts'

/** The products of a scene, on the floor or as far above it as their placement says. */
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

/** A banner shows a lens larger than a photograph does. */
const FINER = 4

/** In units of the depth buffer; about a twentieth of a millimetre. */
const LIFT = -4000

/**
 * Screens and clear glass are a hundredth of a millimetre above the parts behind them, which would show through
 * where a product is small. Materials may be shared with other pictures, so copies of them are lifted.
 */
function liftSheets(product: Object3D) {
  product.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof Material)) return
    const { name } = part.material
    const material = isGlint(name) ? lensCoating(name, FINER) : part.material
    if (!(material instanceof MeshBasicMaterial) && !material.transparent) return
    part.material = Object.assign(material.clone(), {
      polygonOffset: true,
      polygonOffsetUnits: LIFT,
    })
  })
}

/** The greatest distance of a part from the camera's target, in radii: close-ups do not aim at the middle. */
const REACH = 1.2

/** Limits the depth buffer to where the products are: they are small in a scene and need its precision. */
export function tightenDepth(camera: PerspectiveCamera) {
  const distance = camera.position.length()
  camera.near = Math.max(distance - REACH * SUBJECT_RADIUS, distance * 0.3)
  camera.far = distance + REACH * SUBJECT_RADIUS
  camera.updateProjectionMatrix()
}
