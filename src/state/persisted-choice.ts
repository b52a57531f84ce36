import { atom } from 'jotai'
import * as z from 'zod/mini'
import { registers } from './lww-map.ts'
import { persistedMap } from './persisted-map.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const themeSchema = z.enum(['light', 'dark', 'system'])

/** `system`, the default, follows the setting of the visitor's operating system. */
export type Theme = z.infer<typeof themeSchema>

export const themeAtom = persistedValue<Theme>(STORAGE_KEYS.theme, themeSchema, 'system')

/** One value: a persisted map with one entry, or none before the visitor has chosen. */
function persistedValue<Value>(key: string, schema: z.ZodMiniType<Value>, initial: Value) {
  const { atom: mapAtom } = persistedMap<Value>(key, {
    ...registers(),
    schema,
    read: (json) => ({ contents: new Map([[key, schema.parse(json)]]), rejected: false }),
    write: (contents) => contents.get(key) ?? initial,
  })
  return atom(
    (get) => get(mapAtom).get(key) ?? initial,
    (_get, set, value: Value) => set(mapAtom, new Map([[key, value]])),
  )
}
