import type { WallpaperStyle } from '../screen/wallpaper.ts'
import type { CameraArray } from '../shared/camera-array.ts'

/** Millimetres, upright. */
export interface TabletParameters {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly corner: number
  /** Width of the border: `side` beside the screen, `end` above and below it. */
  readonly bezel: { readonly side: number; readonly end: number }
  readonly back: 'metal' | 'polymer'
  readonly cameras: CameraArray
  /** Distance from the top to a line of another tone across the back, behind which the antennas are. */
  readonly antennaLine?: number
  /** Gold contacts for keyboards and stands. */
  readonly contacts?: { readonly count: number; readonly edge: 'bottom' | 'side' }
  /** A groove in which a pen is kept and charged. */
  readonly penGroove?: boolean
  readonly homeButton?: boolean
  readonly screen: WallpaperStyle
  /** Gives each family another wallpaper. */
  readonly seed: number
}
