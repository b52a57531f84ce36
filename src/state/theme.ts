import { atomWithStorage } from 'jotai/utils'
import { persistedValue, type PersistedFormat } from './persisted-value.ts'

/** `system` follows the visitor's system, and is what a first visit has. */
export type Theme = 'light' | 'dark' | 'system'

/** The key is also read by the first lines of `index.html`, before anything is drawn. */
const KEY = 'theme'

const format: PersistedFormat<Theme> = {
  read: (json) =>
    json === 'light' || json === 'dark' || json === 'system'
      ? { value: json, rejected: false }
      : { value: 'system', rejected: true },
  write: (theme) => theme,
  merge: (ours) => ours,
}

/** The theme that the visitor has chosen; other tabs follow. */
export const themeAtom = atomWithStorage<Theme>(
  KEY,
  'system',
  persistedValue(KEY, 'system', format),
  {
    getOnInit: true,
  },
)
