import { Box3, Group, MathUtils, type Object3D, Vector3 } from 'three'
import type { CameraPlacement, Placement, View } from '../models/view.ts'

/** Copies of a model, arranged as a view says. */
export function arrange({ placements }: View, build: (pose: string) => Object3D): Group {
  const arrangement = new Group()
  const built = new Map<string, Object3D>()
  for (const placement of placements) {
    const pose = placement.pose ?? ''
    const original = built.get(pose) ?? build(pose)
    const model = built.has(pose) ? original.clone() : original
    built.set(pose, original)
    arrangement.add(placed(model, placement))
  }
  return arrangement
}

function placed(
  model: Object3D,
  { turn = 0, tilt = 0, roll = 0, at = [0, 0, 0] }: Placement,
): Group {
  const turned = new Group()
  turned.rotation.order = 'YXZ'
  turned.rotation.set(MathUtils.degToRad(-tilt), MathUtils.degToRad(turn), MathUtils.degToRad(roll))
  turned.add(model)
  turned.position.set(...at)
  return turned
}

/** Height of a close-up per width of its part, in a 4:5 picture, if the part is wide. */
const WIDE_PART = 1.35

/** What a close-up shows: the middle of the named part and the visible height, in scene units. */
export function closeUpOf(subject: Object3D, { closeUp }: CameraPlacement, scale: number) {
  if (!closeUp) return null
  const part = subject.getObjectByName(closeUp.part)
  if (!part) throw new Error(`The model has no part named ${closeUp.part}`)
  const box = new Box3().setFromObject(part)
  const shift = new Vector3(...(closeUp.shift ?? [0, 0, 0])).multiplyScalar(scale)
  const size = box.getSize(new Vector3())
  return {
    target: box.getCenter(new Vector3()).add(shift),
    // A bar of cameras is much wider than high, and has to fit into the picture.
    height: Math.max(size.y * closeUp.times, size.x * WIDE_PART),
  }
}
