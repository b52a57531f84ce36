/** What the browser keeps under a key; null where there is nothing, or it is damaged or refused. */
export function readKept(key: string): unknown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return kept
  } catch {
    return null
  }
}
