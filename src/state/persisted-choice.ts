import * as z from 'zod/mini'
import { persistedAtom } from './persisted-atom.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const themeSchema = z.enum(['light', 'dark', 'system'])

/** `system`, the default, follows the setting of the visitor's operating system. */
export type Theme = z.infer<typeof themeSchema>

export const { atom: themeAtom } = persistedAtom<Theme>({
  key: STORAGE_KEYS.theme,
  initial: 'system',
  parse: (json) => ({ value: themeSchema.parse(json), isWhole: true }),
})
