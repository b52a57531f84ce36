/** A field of an entry that is not checked, of a file or of the browser's storage; undefined where there is none. */
export function field(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined
  const value: unknown = Object.getOwnPropertyDescriptor(record, name)?.value
  return value
}

/** The entries of a list; none of anything else. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
