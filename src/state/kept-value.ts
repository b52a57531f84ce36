import { atom } from 'jotai'
import type * as z from 'zod/mini'
import { latestRules } from './changes.ts'
import { kept } from './kept.ts'

/**
 * One value that the visitor has chosen, kept in the browser's storage and shared by all tabs: a list with one entry,
 * or none before the visitor has chosen.
 */
export function keptValue<Value>(key: string, schema: z.ZodMiniType<Value>, initial: Value) {
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
