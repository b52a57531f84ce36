/** A function that reads each key once. */
export function remembered<Key, Result>(read: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, { readonly result: Result }>()
  return (key) => {
    const known = results.get(key) ?? { result: read(key) }
    results.set(key, known)
    return known.result
  }
}
