import { atomWithStorage } from 'jotai/utils'
import * as z from 'zod/mini'
import { persistedValue, type PersistedFormat } from './persisted-value.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const format: PersistedFormat<boolean> = {
  read: (json) => {
    const { success, data } = z.boolean().safeParse(json)
    return { value: success && data, rejected: !success }
  },
  write: (isOn) => isOn,
  merge: (ours) => ours,
}

/**
 * Whether `/` alone opens the search, in all tabs. Off until the visitor turns it on: who speaks to the computer, or
 * presses keys by accident, would open the search unintentionally (WCAG 2.1.4).
 */
export const slashShortcutAtom = atomWithStorage<boolean>(
  STORAGE_KEYS.slashShortcut,
  false,
  persistedValue(STORAGE_KEYS.slashShortcut, false, format),
  { getOnInit: true },
)
