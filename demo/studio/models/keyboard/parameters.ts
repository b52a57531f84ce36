/** Millimetres. */
export interface KeyboardParameters {
  /**
   * `folio` has a panel that is held above the keys, `kickstand` a shell with its own stand behind them,
   * `bar` has a bar under its rear edge, `booklet` is thin with a cover folded under it.
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
  /** From the middle of one row to the middle of the next. */
  readonly pitch: number
  readonly color: 'body' | 'lighter' | 'darker'
}
