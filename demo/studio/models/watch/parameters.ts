import type { BandStyle } from './band/style.ts'
import type { FaceStyle } from './face/face.ts'

/**
 * `pillow` curves into its glass without a step; `rugged` has straight walls and a rim above flat glass; `bezel`
 * is a round case with a ring; `drop` shows only glass from the front, like a drop of water.
 */
export type CaseStyle = 'pillow' | 'rugged' | 'bezel' | 'drop'

/** `guarded` is a wheel between two raised parts of the case, `keys` are two buttons without a wheel. */
export type Controls = 'wheel' | 'guarded' | 'keys' | 'knob'

/** Millimetres. */
export interface WatchParameters {
  readonly width: number
  readonly height: number
  /** From the back's rim to the top of the glass. */
  readonly depth: number
  /** Radius of the case's corners; half the width makes a round watch. */
  readonly corner: number
  readonly caseStyle: CaseStyle
  readonly surface: 'polished' | 'satin' | 'brushed'
  readonly controls: Controls
  /** From the rim of the glass to the dial. */
  readonly bezel: number
  readonly band: BandStyle
  readonly bandWidth: number
  readonly face: FaceStyle
  /** Hands, rings and figures on the dial. */
  readonly accents: readonly [string, string, string]
}
