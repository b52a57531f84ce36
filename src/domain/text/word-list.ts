/** `a, b, and c`. Formats are not made with the module: the first `Intl` of a page takes a slow phone 100 to 200 ms. */
export function andList(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
}

/** `a, b or c`, for owners of shops. */
export function orList(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)
}
