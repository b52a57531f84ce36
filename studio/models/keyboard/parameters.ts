/** Millimetres. */
export interface KeyboardParameters {
  /**
   * `folio` has a panel that floats over the keys, `kickstand` a shell that stands by itself behind them,
   * `bar` is a slab on a raised back edge, `booklet` a thin one with a cover folded under it.
   */
  readonly form: 'folio' | 'kickstand' | 'bar' | 'booklet'
  readonly width: number
  readonly depth: number
  readonly thickness: number
  readonly corner: number
  readonly deck: 'aluminium' | 'polymer' | 'fabric'
  readonly keys: KeyParameters
  readonly trackpad: { readonly width: number; readonly depth: number } | null
}

export interface KeyParameters {
  /** `dished` keys have a round hollow for the fingertip. */
  readonly shape: 'flat' | 'dished'
  readonly corner: number
  /** Height of the function row as a share of a key. */
  readonly functionRow: number
  /** From the rear edge of the deck to the first row. */
  readonly top: number
  readonly margin: number
  /** Between the rows' middles. */
  readonly pitch: number
  readonly color: 'body' | 'lighter' | 'darker'
}
