/** Millimetres. */
export interface EarbudsParameters {
  readonly bud: BudShape
  readonly box: BoxShape
}

export interface BudShape {
  /** Half axes of the part that sits in the ear. */
  readonly bulb: readonly [x: number, y: number, z: number]
  /**
   * `rod` is a round stem, `blade` a flat one with an edge, `clear` a flat, transparent one; `none` has a touch
   * plate instead.
   */
  readonly stem: 'rod' | 'blade' | 'clear' | 'none'
  readonly stemLength: number
  readonly stemRadius: number
  /** Silicone tips, or an open grille. */
  readonly tip: 'silicone' | 'foam' | 'open'
  readonly surface: 'gloss' | 'matte'
}

export interface BoxShape {
  readonly width: number
  readonly height: number
  readonly depth: number
  /** Radius of the corners seen from the front; half the height makes a pill. */
  readonly corner: number
  /** Height of the gap under the lid, as a share of the whole height. */
  readonly seam: number
  readonly lid: 'same' | 'clear'
  readonly surface: 'gloss' | 'matte'
}
