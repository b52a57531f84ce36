const MESSAGES = {
  empty: (source) => `This ${source} holds no products. It may be cut off.`,
  damaged: (source) => `This ${source} is damaged or cut off.`,
  'not-a-list': (source) => `This ${source} is no list that the shop has saved.`,
  'too-large': (source) => `This ${source} has too many products to be shared.`,
  'unknown-version': (source) => `This ${source} was made by a newer version of the shop.`,
} as const satisfies Record<string, (source: SharedSource) => string>

/** Where a shared list comes from, or for one that is being written, 'list'. */
type SharedSource = 'link' | 'file' | 'list'

type SharedListFault = keyof typeof MESSAGES

/** A shared list cannot be read or written. Its message is for shoppers. */
export class SharedListError extends Error {
  override readonly name = 'SharedListError'
  readonly fault: SharedListFault

  /** @param detail a sentence about what is wrong, for the message */
  constructor(
    fault: SharedListFault,
    source: SharedSource,
    { detail, ...options }: ErrorOptions & { readonly detail?: string } = {},
  ) {
    super([MESSAGES[fault](source), ...(detail ? [detail] : [])].join(' '), options)
    this.fault = fault
  }
}
