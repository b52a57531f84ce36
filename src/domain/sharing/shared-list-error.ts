const FAULTS = {
  empty: 'holds no products. It may be cut off.',
  damaged: 'is damaged or cut off.',
  'not-a-list': 'is no list that the shop has saved.',
  'too-large': 'has too many products to be shared.',
  'unknown-version': 'was made by a newer version of the shop.',
} as const

export class SharedListError extends Error {
  override readonly name = 'SharedListError'

  /**
   * @param source `list` for one that is being written
   * @param detail a sentence about what is wrong, with a space before it
   */
  constructor(
    fault: keyof typeof FAULTS,
    source: 'link' | 'file' | 'list',
    { detail = '', ...options }: ErrorOptions & { readonly detail?: string } = {},
  ) {
    super(`This ${source} ${FAULTS[fault]}${detail}`, options)
  }
}
