import type { BandStyle } from './band/style.ts'
import type { FaceStyle } from './face/face.ts'

/**
 * `pillow` runs into its glass without a step; `rugged` has straight walls and a rim that stands over flat
 * glass; `bezel` is a round case with a ring; `drop` is all glass from the front, like a bead of water.
 */
export type CaseStyle = 'pillow' | 'rugged' | 'bezel' | 'drop'

/** `guarded` is a wheel between two shoulders, `keys` are two buttons and no wheel. */
export type Controls = 'wheel' | 'guarded' | 'keys' | 'knob'

/** Millimetres. */
export interface WatchParameters {
  readonly width: number
  readonly height: number
  /** From the back's rim to the top of the glass. */
  readonly depth: number
  /** Half the width makes a round watch. */
  readonly corner: number
  readonly caseStyle: CaseStyle
  readonly surface: 'polished' | 'satin' | 'brushed'
  readonly controls: Controls
  /** From the rim of the glass to the picture. */
  readonly bezel: number
  readonly band: BandStyle
  readonly bandWidth: number
  readonly face: FaceStyle
  /** Hands, rings and figures on the dial. */
  readonly accents: readonly [string, string, string]
}
