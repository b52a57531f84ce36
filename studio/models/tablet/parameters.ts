import type { WallpaperStyle } from '../screen/wallpaper.ts'
import type { CameraArray } from '../shared/camera-array.ts'

/** Millimetres, upright. */
export interface TabletParameters {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly corner: number
  /** Black or white border beside the picture, and above and below it. */
  readonly bezel: { readonly side: number; readonly end: number }
  readonly back: 'metal' | 'polymer'
  readonly cameras: CameraArray
  /** A line of another tone across the back, where antennas look out, this far below the top. */
  readonly antennaLine?: number
  /** Gold dots for keyboards and stands, and where. */
  readonly contacts?: { readonly count: number; readonly edge: 'bottom' | 'side' }
  /** A groove in which a pen holds and charges. */
  readonly penGroove?: boolean
  readonly homeButton?: boolean
  readonly screen: WallpaperStyle
  /** Varies the wallpaper from family to family. */
  readonly seed: number
}
