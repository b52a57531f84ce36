import { listenForShortcut } from '#src/ui/listen-for-shortcut.ts'

/**
 * Calls `onPressed` for `/` and for Control or Command with K.
 *
 * @param field returns the search field
 * @returns a function that stops it
 */
export function listenForSearchKeys(
  field: () => HTMLElement | null,
  onPressed: () => void,
): () => void {
  const stops = ['/', 'k'].map((key) => listenForShortcut(key, field, onPressed))
  return () => stops.forEach((stop) => stop())
}
