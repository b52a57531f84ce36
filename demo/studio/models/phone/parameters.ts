import type { WallpaperStyle } from '../screen/wallpaper.ts'
import type { CameraArray } from '../shared/camera-array.ts'

type Place = readonly [x: number, y: number]

/**
 * A strip of light in the back: straight, or an arc between two angles in degrees. Millimetres from the back's middle,
 * x to the right as seen from behind.
 */
export type LightStrip =
  | { readonly from: Place; readonly to: Place }
  | {
      readonly middle: Place
      readonly radius: number
      readonly from: number
      readonly to: number
    }

/** Millimetres. */
export interface PhoneParameters {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly corner: number
  /** `flat` sides with a small edge, or `round` sides that curve into the glass. */
  readonly side: 'flat' | 'round'
  readonly frame: 'polished' | 'brushed' | 'blasted'
  readonly back: 'matteGlass' | 'glossyGlass' | 'metal' | 'polymer' | 'leather'
  readonly cameras: CameraArray
  /** Black border between frame and picture. */
  readonly bezel: number
  /** The shape of the cutout for the front camera. */
  readonly cutout: 'island' | 'notch' | 'hole'
  readonly screen: WallpaperStyle
  /** A phone that folds across its middle, with a second screen on the upper half of its back. */
  readonly folds?: boolean
  readonly lightStrips?: readonly LightStrip[]
  /** The lock screen shows the date; without it there is a line. */
  readonly dated?: boolean
  /** Gives each family another wallpaper. */
  readonly seed: number
}
