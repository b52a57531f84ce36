import { type Profile, profile } from '../../geometry/profile.ts'
import type { WatchParameters } from './parameters.ts'

/** A case's cross-section: its metal wall and the glass on top, both as offsets from the case's outline. */
export interface CaseShape {
  readonly wall: Profile
  /** The glass; raised a little, it is also the clear cover over the dial. */
  readonly glass: (raise: number) => Profile
  /** Height of the flat middle of the glass. */
  readonly top: number
  /** Offset at which the flat middle begins. */
  readonly flat: number
  /** A ring of other metal round the glass. */
  readonly ring: Profile | null
}

type Style = (half: number) => CaseShape

const pillow: Style = (half) => ({
  wall: profile(-6, -half)
    .line(-5.2, -half)
    .fillet(0, -half + 4.3, 'sideways', { exponent: 2.1, segments: 18 })
    .line(0, half - 4.4)
    .fillet(-1.6, half - 1.7, 'upwards', { exponent: 2.1, segments: 14 })
    .line(-1.9, half - 1.7),
  glass: (raise) =>
    profile(-1.88, half - 2.2)
      .line(-1.88, half - 1.66 + raise)
      .fillet(-5, half + raise, 'upwards', { exponent: 2.2, segments: 16 }),
  top: half,
  flat: 5,
  ring: null,
})

const rugged: Style = (half) => ({
  wall: profile(-4.4, -half)
    .line(-3.8, -half)
    .fillet(0, -half + 3.6, 'sideways', { exponent: 2.2, segments: 16 })
    .line(0, half - 2.3)
    .fillet(-0.35, half - 1.9, 'upwards', { segments: 5 })
    .line(-1.5, half - 0.35)
    .fillet(-1.9, half - 0.2, 'upwards', { segments: 5 })
    .line(-2.5, half - 0.2)
    .fillet(-2.8, half - 0.5, 'sideways', { segments: 5 })
    .line(-2.8, half - 1.4),
  glass: (raise) =>
    profile(-2.9, half - 1.4)
      .line(-2.9, half - 0.75 + raise)
      .fillet(-3.4, half - 0.5 + raise, 'upwards', { segments: 6 }),
  top: half - 0.5,
  flat: 3.4,
  ring: null,
})

const bezel: Style = (half) => ({
  wall: profile(-5, -half)
    .line(-4.4, -half)
    .fillet(0, -half + 4.2, 'sideways', { exponent: 2.2, segments: 16 })
    .line(0, half - 3.1)
    .fillet(-0.9, half - 2.2, 'upwards', { segments: 8 })
    .line(-1.2, half - 2.2),
  ring: profile(-1.15, half - 2.6)
    .line(-1.15, half - 1.7)
    .fillet(-1.4, half - 1.4, 'upwards', { segments: 5 })
    .line(-2.6, half - 0.45)
    .fillet(-2.9, half - 0.35, 'upwards', { segments: 5 })
    .line(-3.1, half - 0.6),
  glass: (raise) =>
    profile(-3.05, half - 1.2)
      .line(-3.05, half - 0.5 + raise)
      .fillet(-3.9, half + raise, 'upwards', { segments: 8 }),
  top: half,
  flat: 3.9,
})

const drop: Style = (half) => ({
  wall: profile(-6, -half)
    .line(-5.4, -half)
    .fillet(0, -half + 5.4, 'sideways', { exponent: 2, segments: 20 })
    .line(0, -half + 5.6)
    .fillet(-0.3, -half + 6, 'upwards', { segments: 5 })
    .line(-0.5, -half + 6),
  glass: (raise) =>
    profile(-0.42, -half + 5.4)
      .line(-0.42, -half + 6.1 + raise)
      .fillet(-6.2, half + raise, 'upwards', { exponent: 2.05, segments: 26 }),
  top: half,
  flat: 6.2,
  ring: null,
})

const STYLES = { pillow, rugged, bezel, drop } as const satisfies Record<
  WatchParameters['caseStyle'],
  Style
>

export function caseShape({ caseStyle, depth }: WatchParameters): CaseShape {
  return STYLES[caseStyle](depth / 2)
}
