import { STORAGE_KEYS } from '#src/state/storage-keys.ts'

/** Changes what one version of the shop has kept into what the next one reads. */
type Step = () => void

/**
 * The steps from each version to the next: the first one leads from version 1 to 2, so `KEPT_VERSION` is one more than
 * their number. A step writes under new keys and leaves the old texts as they are: a tab of the older version may still
 * be open (docs/decisions/033).
 */
export const STEPS: readonly Step[] = []

/**
 * Brings what an earlier version has kept to this one, before anything reads it. What was kept before there were versions
 * has the shapes of version 1. Leaves alone what a newer version has kept.
 */
export function migrateKept(steps = STEPS): void {
  try {
    const kept = Number(localStorage.getItem(STORAGE_KEYS.version)) || 1
    const missed = steps.slice(kept - 1)
    if (missed.length === 0 || !isAnythingKept()) return
    missed.forEach((step) => step())
    localStorage.setItem(STORAGE_KEYS.version, String(steps.length + 1))
  } catch {
    // The browser refuses storage, or has no room: the shop reads what it can, and the next visit tries again.
  }
}

function isAnythingKept(): boolean {
  return Object.values(STORAGE_KEYS).some((key) => localStorage.getItem(key) !== null)
}
