import * as m from '#src/messages/messages.gen.ts'

const FAULTS = {
  empty: m.sharedNoProducts,
  damaged: m.sharedDamaged,
  'not-a-list': () => m.sharedNotSaved,
  'too-large': m.sharedTooLarge,
  'unknown-version': m.sharedNewer,
} as const

export class SharedListError extends Error {
  override readonly name = 'SharedListError'

  /**
   * @param source `list` for one that is being written
   * @param field the part of a file that is damaged
   */
  constructor(
    fault: keyof typeof FAULTS,
    source: 'link' | 'file' | 'list',
    { field, ...options }: ErrorOptions & { readonly field?: string } = {},
  ) {
    super(field ? m.sharedDamagedAt({ field }) : FAULTS[fault]({ source }), options)
  }
}
