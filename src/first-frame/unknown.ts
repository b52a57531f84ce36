/** A field of what may be anything, such as an entry of a file or of the browser's storage. */
export function field(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined
  const value: unknown = Object.getOwnPropertyDescriptor(record, name)?.value
  return value
}

/** The entries of a list, or none. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
