import { Box3, MathUtils, Mesh, type Object3D, PerspectiveCamera, Vector3 } from 'three'
import type { CameraPlacement } from '../models/view.ts'

/** About how many vertices of each part are used to fit the subject into the picture. */
const PROBES_PER_PART = 400
const ROUNDS = 12

interface Framing {
  readonly placement: CameraPlacement
  /** The picture's width divided by its height. */
  readonly aspect: number
  /** Share of the picture's width or height that the subject takes. */
  readonly fill: number
  /** What to show instead of the whole subject, in scene units. */
  readonly closeUp: { readonly target: Vector3; readonly height: number } | null
}

/** A camera that shows the whole subject in the middle of the picture, or a close-up of one place. */
export function placeCamera(
  subject: Object3D,
  { placement, aspect, fill, closeUp }: Framing,
): PerspectiveCamera {
  const { fieldOfView = 17 } = placement
  const camera = new PerspectiveCamera(fieldOfView, aspect, 10, 5000)
  const backwards = directionOf(placement)
  const halfHeight = Math.tan(MathUtils.degToRad(fieldOfView) / 2)
  const target = closeUp?.target ?? new Box3().setFromObject(subject).getCenter(new Vector3())
  let distance = closeUp ? closeUp.height / 2 / halfHeight : 800
  const aim = () => {
    camera.position.copy(target).addScaledVector(backwards, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld()
    camera.updateProjectionMatrix()
  }

  const probes = closeUp ? [] : probesOf(subject)
  for (let round = 0; round < ROUNDS && probes.length > 0; round++) {
    aim()
    const { left, right, bottom, top } = extentOf(probes, camera)
    const visible = distance * halfHeight
    target
      .addScaledVector(column(camera, 0), ((left + right) / 2) * visible * aspect)
      .addScaledVector(column(camera, 1), ((bottom + top) / 2) * visible)
    distance *= Math.max((right - left) / 2, (top - bottom) / 2) / fill
  }
  aim()
  camera.near = Math.max(distance * 0.3, 1)
  camera.far = distance * 2 + 400
  camera.updateProjectionMatrix()
  return camera
}

/** The camera's right (0) or upward (1) direction. */
function column({ matrixWorld }: PerspectiveCamera, index: 0 | 1) {
  return new Vector3().setFromMatrixColumn(matrixWorld, index)
}

function directionOf({ yaw = 0, pitch = 0 }: CameraPlacement) {
  const [turn, lift] = [MathUtils.degToRad(yaw), MathUtils.degToRad(pitch)]
  return new Vector3(
    Math.sin(turn) * Math.cos(lift),
    Math.sin(lift),
    Math.cos(turn) * Math.cos(lift),
  )
}

function probesOf(subject: Object3D): Vector3[] {
  const probes: Vector3[] = []
  subject.updateMatrixWorld(true)
  subject.traverse((part) => {
    if (!isMesh(part)) return
    const positions = part.geometry.getAttribute('position')
    const step = Math.max(1, Math.floor(positions.count / PROBES_PER_PART))
    for (let index = 0; index < positions.count; index += step) {
      probes.push(
        new Vector3().fromBufferAttribute(positions, index).applyMatrix4(part.matrixWorld),
      )
    }
  })
  return probes
}

/** Where the subject ends in the picture, in coordinates from -1 to 1. */
function extentOf(probes: readonly Vector3[], camera: PerspectiveCamera) {
  const extent = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  const projected = new Vector3()
  for (const probe of probes) {
    const { x, y } = projected.copy(probe).project(camera)
    extent.left = Math.min(extent.left, x)
    extent.right = Math.max(extent.right, x)
    extent.bottom = Math.min(extent.bottom, y)
    extent.top = Math.max(extent.top, y)
  }
  return extent
}

function isMesh(part: Object3D): part is Mesh {
  return part instanceof Mesh
}
