/** What a band is made of and how it closes: `stud` through a hole, `buckle` with a tongue, `hook` in a loop, `slider`. */
export interface BandStyle {
  readonly material: 'silicone' | 'woven' | 'webbing' | 'leather' | 'ribbed'
  readonly clasp: 'stud' | 'buckle' | 'hook' | 'slider'
  readonly thickness: number
}
