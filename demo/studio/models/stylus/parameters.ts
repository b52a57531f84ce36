/** Millimetres. */
export interface StylusParameters {
  readonly length: number
  /** `flat` is round with one flat side, `round` has none, `slab` is a broad flat bar with rounded sides. */
  readonly section: 'round' | 'flat' | 'slab'
  readonly width: number
  /** Smaller than the width for a slab, otherwise the same. */
  readonly thickness: number
  /** From where the body narrows to the end of the tip. */
  readonly taper: number
  /** `nib` is a fine point in a cone, `dome` a soft round end. */
  readonly tip: 'nib' | 'dome'
  readonly surface: 'matte' | 'satin' | 'metal'
  readonly accent: string
  /** A cap over a socket; pictures show it open. */
  readonly cap: boolean
  readonly button: 'none' | 'rocker' | 'round'
  /** A narrow ring of metal below the end. */
  readonly ring: boolean
}
