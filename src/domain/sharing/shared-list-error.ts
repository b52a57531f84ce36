import * as m from '#src/messages/messages.gen.ts'

const FAULTS = {
  empty: m.sharedNoProducts,
  damaged: m.sharedDamaged,
  'too-large': m.sharedListTooLarge,
} as const

/** Why a link cannot be read, or a list not be written into one, in words for the visitor. */
export class SharedListError extends Error {
  override readonly name = 'SharedListError'

  constructor(fault: keyof typeof FAULTS, options?: ErrorOptions) {
    super(FAULTS[fault], options)
  }
}
