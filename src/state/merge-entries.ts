/**
 * Applies to `ours` what has changed from `before` to `after`: entries that were added, removed or have another value,
 * by key. Where both sides have changed an entry, a removal wins, otherwise `ours`. Entries keep their places, and new
 * ones come last.
 *
 * @returns `ours` itself where nothing changes
 */
export function mergeEntries<Entry>(
  ours: ReadonlyMap<string, Entry>,
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
): ReadonlyMap<string, Entry> {
  const merged = new Map(ours)
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const entry = after.get(key)
    if (isSame(before.get(key), entry)) continue
    if (entry === undefined) merged.delete(key)
    else if (isSame(before.get(key), ours.get(key))) merged.set(key, entry)
  }
  return isSame([...merged], [...ours]) ? ours : merged
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
