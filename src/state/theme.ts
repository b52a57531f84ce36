import { atomWithStorage } from 'jotai/utils'
import * as z from 'zod/mini'
import { persistedValue, type PersistedFormat } from './persisted-value.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const themeSchema = z.enum(['light', 'dark', 'system'])

/** `system`, the default, follows the setting of the visitor's operating system. */
export type Theme = z.infer<typeof themeSchema>

const format: PersistedFormat<Theme> = {
  read: (json) => {
    const { success, data } = themeSchema.safeParse(json)
    return { value: success ? data : 'system', rejected: !success }
  },
  write: (theme) => theme,
  merge: (ours) => ours,
}

/** The theme that the visitor has chosen, in all tabs. */
export const themeAtom = atomWithStorage<Theme>(
  STORAGE_KEYS.theme,
  'system',
  persistedValue(STORAGE_KEYS.theme, 'system', format),
  { getOnInit: true },
)
