import { atom } from 'jotai'
import * as z from 'zod/mini'
import { latestRules } from './changes.ts'
import { kept } from './kept.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const themeSchema = z.enum(['light', 'dark', 'system'])

/** `system`, the default, follows the setting of the visitor's operating system. */
export type Theme = z.infer<typeof themeSchema>

/** The theme that the visitor has chosen, in all tabs. */
export const themeAtom = keptValue<Theme>(STORAGE_KEYS.theme, themeSchema, 'system')

/**
 * Whether `/` alone opens the search, in all tabs. Off until the visitor turns it on: someone who speaks to the
 * computer, or presses keys by accident, would open the search unintentionally (WCAG 2.1.4).
 */
export const slashShortcutAtom = keptValue(STORAGE_KEYS.slashShortcut, z.boolean(), false)

/** One value: a kept list with one entry, or none before the visitor has chosen. */
function keptValue<Value>(key: string, schema: z.ZodMiniType<Value>, initial: Value) {
  const { atom: entriesAtom } = kept<Value>(key, {
    ...latestRules(),
    schema,
    form: (value) => value,
    read: (json) => ({ entries: new Map([[key, schema.parse(json)]]), rejected: false }),
    write: (entries) => entries.get(key) ?? initial,
  })
  return atom(
    (get) => get(entriesAtom).get(key) ?? initial,
    (_get, set, value: Value) => set(entriesAtom, new Map([[key, value]])),
  )
}
