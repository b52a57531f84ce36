/** A field of a value that has not been validated, from a file or the browser's storage; undefined without one. */
export function field(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined
  const value: unknown = Object.getOwnPropertyDescriptor(record, name)?.value
  return value
}

/** The entries of an array; an empty list for any other value. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
