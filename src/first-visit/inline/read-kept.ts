/** The JSON value kept under a key; null if there is none, it is damaged, or the browser refuses storage. */
export function readKept(key: string): unknown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return kept
  } catch {
    return null
  }
}
