/** The JSON value that the browser keeps under a key; null where there is none, or it is damaged, or storage is refused. */
export function readKept(key: string): unknown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return kept
  } catch {
    return null
  }
}
