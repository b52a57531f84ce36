import type { Triple } from '../geometry/mesh-builder.ts'
import type { StudioName } from '../light/studio.ts'

/** Where the camera stands, as angles in degrees, seen from the subject. */
export interface CameraPlacement {
  /** 0 is straight in front; positive angles are to the right. */
  readonly yaw?: number
  /** Above the horizon. */
  readonly pitch?: number
  /** Vertical; small angles keep parallel lines parallel, as a long lens does. */
  readonly fieldOfView?: number
  readonly closeUp?: CloseUp
}

/** A picture of one named part instead of the whole subject. */
export interface CloseUp {
  /** The `name` of an object in the model's group. */
  readonly part: string
  /** The height of what the picture shows, as a multiple of the part's height. */
  readonly times: number
  /** Moves the middle of the picture, in the subject's millimetres. */
  readonly shift?: Triple
}

/** One copy of the model in the picture. */
export interface Placement {
  /** Which of its poses the model is built in, if it has several: `open`, `closed`. */
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
  /** Share of the picture that the subject fills; by default 0.9. */
  readonly fill?: number
  /** Strength of the shadow on the floor, 0 to 1; without it the product floats. */
  readonly floorShadow?: number
  /** How many frames are averaged, where a view needs another number than usual. */
  readonly frames?: number
  /** True if the subject extends beyond the picture, as in close-ups. */
  readonly bleeds?: boolean
  /** The light tent; by default the one that suits the finish. */
  readonly studio?: StudioName
  readonly exposure?: number
}
