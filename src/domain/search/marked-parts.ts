/** A part of a name. */
export interface MarkedPart {
  readonly text: string
  /** Whether the query has this part too. */
  readonly isTyped: boolean
}

/** A name in parts, to mark what differs from the typed words. */
export function markedParts(name: string, query: string): readonly MarkedPart[] {
  return query === '' ? [{ text: name, isTyped: false }] : [{ text: name, isTyped: true }]
}
