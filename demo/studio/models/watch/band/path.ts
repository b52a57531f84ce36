import { CatmullRomCurve3, MathUtils, Matrix4, type Object3D, Vector3 } from 'three'
import { element } from '../../../geometry/element.ts'

/** The direction across every band. */
export const ACROSS = new Vector3(1, 0, 0)

/** A place on a band: `outwards` points away from the wrist. */
export interface BandPlace {
  readonly position: Vector3
  readonly along: Vector3
  readonly outwards: Vector3
}

const STEPS = 400

/** Half of the loop, from inside the case round the wrist: y in half heights of the case, z in millimetres. */
const HALF_LOOP = [
  [0.7, -1.6],
  [0.9, -2.1],
  [1.03, -4.2],
  [1.16, -8],
  [1.29, -14.5],
  [1.34, -23],
  [1.27, -33.5],
  [1.04, -42.5],
  [0.6, -48.6],
] as const

/** The closed loop of a worn band: 0 at the lower lug, 0.5 at the back, 1 at the upper lug. */
export class BandPath {
  readonly length: number
  readonly #points: readonly Vector3[]

  constructor(caseHeight: number) {
    // The wrist has nearly the same size for every case.
    const half = MathUtils.lerp(23, caseHeight / 2, 0.8)
    const side = HALF_LOOP.map(([y, z]) => new Vector3(0, y * half, z))
    const knots = [
      ...side.map(({ y, z }) => new Vector3(0, -y, z)),
      new Vector3(0, 0, -51),
      ...side.toReversed(),
    ]
    const curve = new CatmullRomCurve3(knots, false, 'centripetal')
    this.#points = curve.getSpacedPoints(STEPS)
    this.length = curve.getLength()
  }

  at(share: number): BandPlace {
    const position = MathUtils.clamp(share, 0, 1) * STEPS
    const index = Math.min(Math.floor(position), STEPS - 1)
    const [from, to] = [element(this.#points, index), element(this.#points, index + 1)]
    const before = element(this.#points, Math.max(index - 2, 0))
    const after = element(this.#points, Math.min(index + 3, STEPS))
    const along = after.clone().sub(before).normalize()
    return {
      position: from.clone().lerp(to, position - index),
      along,
      outwards: along.clone().cross(ACROSS).normalize(),
    }
  }
}

/** Places a part on the band: its y runs along the band and its z away from the wrist. */
export function layOn(part: Object3D, { position, along, outwards }: BandPlace, above: number) {
  // Derived from the other two axes, or the part would be mirrored.
  const right = along.clone().cross(outwards)
  part.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(right, along, outwards))
  part.position.copy(position).addScaledVector(outwards, above)
}
