/** Millimetres. */
export interface HeadphonesParameters {
  readonly cup: {
    readonly width: number
    readonly height: number
    /** From the cushion's seat to the outermost point of the shell. */
    readonly depth: number
    readonly shape: 'soft' | 'oval'
    /** Radius of the corners of a soft shape; half the width makes an oval with straight sides. */
    readonly corner: number
    /** Share of the shell's depth that is rounded: 0.3 looks like a drum, 1 like a pebble. */
    readonly roundness: number
    readonly surface: 'satin' | 'metal' | 'gloss'
    /** Decoration of the outer face. */
    readonly face: 'plain' | 'disc' | 'groove' | 'seam'
  }
  readonly cushion: { readonly thickness: number; readonly cover: 'leather' | 'knit' }
  /**
   * `stem` is one rod from the top of the cup, `yoke` a fork that holds it on both sides, `strap` a broad plate over
   * its outer face, `neck` continues the band and widens into the cup.
   */
  readonly arm: 'stem' | 'yoke' | 'strap' | 'neck'
  /** What holds a stem on its cup: a foot that grows out of the cup, a low one, or two ears with a pin. */
  readonly joint: 'flare' | 'socket' | 'clevis'
  /** Radius of the rod that slides into the band. */
  readonly rod: number
  readonly metalArm: boolean
  readonly folds: boolean
  readonly band: {
    readonly width: number
    readonly thickness: number
    readonly cover: 'leather' | 'woven' | 'knit' | 'polymer'
    /** The cushion under the band. */
    readonly pad: number
  }
  /** From the middle of the cups to the top of the band. */
  readonly rise: number
  /** Between the middles of both cups' seats. */
  readonly span: number
  readonly control: 'wheel' | 'keys' | 'none'
}
