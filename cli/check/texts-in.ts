export interface TextAt {
  /** The fields that lead to it: `['slides', '0', 'title']`. */
  readonly path: readonly string[]
  readonly value: string
}

/** All strings in a value of JSON. */
export function textsIn(value: unknown, path: readonly string[]): TextAt[] {
  if (typeof value === 'string') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}
