import type { StudioName } from '../light/studio.ts'
import type { CameraPlacement, Placement } from '../models/view.ts'

/** One product in a scene. It stands on the floor; the second number of `at` lifts it. */
export interface Prop extends Placement {
  /** A family of the catalogue, and one of its colours. */
  readonly family: string
  readonly color: string
}

/** A rectangle of a picture, in its pixels. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A form in which scenes are published. */
export interface Format {
  /** Pixels of the largest picture. */
  readonly width: number
  readonly height: number
  /** Pixels of all that are written. */
  readonly widths: readonly number[]
}

/** Several products in one picture, on transparent ground. */
export interface Shot {
  /** `scene/banner/titans-wide`: how the manifest and `--only` call it. */
  readonly id: string
  readonly format: Format
  /** Where in the picture the products stand; the rest is left empty, for a title. It may run out of the picture. */
  readonly frame: Frame
  readonly props: readonly Prop[]
  readonly camera: CameraPlacement
  /** Share of the frame that the products take. */
  readonly fill: number
  /** True where the products run out of the picture on purpose. */
  readonly bleeds?: boolean
  readonly studio: StudioName
  readonly exposure: number
  /** 0 to 1; 0 where they float. */
  readonly floorShadow: number
}
