import type { Triple } from '../geometry/mesh-builder.ts'
import type { StudioName } from '../light/studio.ts'

/** Where the camera stands: angles in degrees, seen from the subject. */
export interface CameraPlacement {
  /** To the right of straight in front. */
  readonly yaw?: number
  /** Above the horizon. */
  readonly pitch?: number
  /** Vertical; small angles keep parallels parallel, as a long lens does. */
  readonly fieldOfView?: number
  readonly closeUp?: CloseUp
}

/** A picture of one named part instead of the whole subject. */
export interface CloseUp {
  /** The `name` of an object in the model's group. */
  readonly part: string
  /** How many times the part's height the picture is high. */
  readonly times: number
  /** Moves the middle of the picture, in the subject's millimetres. */
  readonly shift?: Triple
}

/** One copy of the model in the picture. */
export interface Placement {
  /** Which arrangement the model is built in, if it has several: `open`, `closed`. */
  readonly pose?: string
  /** Degrees about the vertical axis; 0 shows the front, 180 the back. */
  readonly turn?: number
  /** Degrees backwards. */
  readonly tilt?: number
  /** Degrees in the picture's plane, counter-clockwise. */
  readonly roll?: number
  /** Millimetres; x to the right, y upwards, z towards the camera. */
  readonly at?: Triple
}

export interface View {
  /** Part of the file's name; unique within a model. */
  readonly name: string
  readonly placements: readonly Placement[]
  readonly camera: CameraPlacement
  /** Share of the picture that the subject fills, 0.9 unless told. */
  readonly fill?: number
  /** 0 to 1; left out, the product floats. */
  readonly floorShadow?: number
  /** Averaged frames, where a view needs others than the usual number. */
  readonly frames?: number
  /** True where the subject runs out of the picture, as in close-ups. */
  readonly bleeds?: boolean
  /** Instead of the tent that suits the finish. */
  readonly studio?: StudioName
  readonly exposure?: number
}
