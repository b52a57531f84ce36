import type { Studio, StudioName } from '../light/studio.ts'
import type { CameraPlacement, Placement } from '../models/view.ts'

/** One product in a scene. It stands on the floor, or above it by the second number of `at`. */
export interface Prop extends Placement {
  /** A family of the catalogue, and one of its colours. */
  readonly family: string
  readonly color: string
}

/** A rectangle in a picture, in pixels. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The size in which a scene is composed, and the sizes in which it is published. */
export interface Format {
  /** Pixels of the largest file. */
  readonly width: number
  readonly height: number
  /** Widths of all files in pixels. */
  readonly widths: readonly number[]
}

/** Several products in one picture, on transparent ground. */
export interface Shot {
  /** `scene/banner/titans-wide`: its name in the manifest and for `--only`. */
  readonly id: string
  readonly format: Format
  /** The part of the picture with the products; the rest stays empty for a title. It may extend beyond the picture. */
  readonly frame: Frame
  readonly props: readonly Prop[]
  readonly camera: CameraPlacement
  /** Share of the frame that the products fill. */
  readonly fill: number
  /** True if the products extend beyond the picture's upper and lower edge; beyond the others they never do. */
  readonly bleeds?: boolean
  /** Pixels over which the products fade out, at the picture's right edge and at the frame's upper one. */
  readonly fade?: { readonly right: number; readonly top?: number }
  readonly studio: StudioName | Studio
  readonly exposure: number
  /** Strength of the shadow on the floor, 0 to 1; at 0 the products float. */
  readonly floorShadow: number
}
