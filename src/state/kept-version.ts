import { readText, writeText } from './browser-storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/** Changes what one version of the shop has kept into what the next one reads. */
type Step = () => void

/**
 * Step 0 starts from what was kept before there were versions. A later release appends its step, which reads texts with
 * `readText` and writes them with `writeText` under new keys. It does nothing where there is nothing to change, and
 * leaves the old texts: a tab that is still open may be of the version before (docs/decisions/033).
 */
const STEPS: readonly Step[] = [
  // Version 1 has new keys only.
  () => undefined,
]

/** Takes the steps from the kept version to this one. To be called before any kept state is read. */
export function migrateKept(steps: readonly Step[] = STEPS): void {
  steps.slice(keptVersion()).forEach((step) => step())
  const isAnyKept = Object.values(STORAGE_KEYS).some((key) => readText(key) !== null)
  if (isAnyKept) markVersion(steps.length)
}

/** Records the version of what is being kept, unless a newer one is recorded. */
export function markVersion(version = STEPS.length): void {
  if (keptVersion() < version) writeText(STORAGE_KEYS.version, String(version))
}

/** 0 where no version, or none that can be read, is kept. */
function keptVersion(): number {
  const version = Number(readText(STORAGE_KEYS.version))
  return version > 0 ? version : 0
}
