import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import * as z from 'zod/mini'
import { latestRules } from './facts.ts'
import { kept } from './kept.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const themeSchema = z.enum(['light', 'dark', 'system'])

/** `system`, the default, follows the setting of the visitor's operating system. */
export type Theme = z.infer<typeof themeSchema>

const { theme: key } = STORAGE_KEYS

/** One entry, or none before the visitor has chosen. */
const storage = kept<Theme>(key, {
  ...latestRules(),
  schema: themeSchema,
  form: (theme) => theme,
  read: (json) => {
    const { success, data } = themeSchema.safeParse(json)
    return { entries: new Map(success ? [[key, data]] : []), rejected: !success }
  },
  write: (entries) => entries.get(key) ?? 'system',
})
const entriesAtom = atomWithStorage(key, storage.current(), storage, { getOnInit: true })

/** The theme that the visitor has chosen, in all tabs. */
export const themeAtom = atom(
  (get): Theme => get(entriesAtom).get(key) ?? 'system',
  (_get, set, theme: Theme) => set(entriesAtom, new Map([[key, theme]])),
)
