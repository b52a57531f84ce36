/** What a band is made of and how it closes. */
export interface BandStyle {
  readonly material: 'silicone' | 'woven' | 'webbing' | 'leather' | 'ribbed'
  /** A `stud` in a hole, a `buckle` with a tongue, a `hook` in a loop, or a `slider`. */
  readonly clasp: 'stud' | 'buckle' | 'hook' | 'slider'
  readonly thickness: number
}
