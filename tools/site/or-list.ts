/** `a, b or c`, for owners of shops. */
export function orList(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)
}
