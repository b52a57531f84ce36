import type * as z from 'zod/mini'
import { persistedAtom, validEntries, type Persisted } from './persisted-atom.ts'

interface PersistedArray<Entry> extends Pick<Persisted<readonly Entry[]>, 'key' | 'form'> {
  readonly schema: z.ZodMiniType<Entry>
  readonly idOf: (entry: Entry) => string
  /** The most entries that are read. */
  readonly limit?: number
}

/** A stored array that has each entry once. Invalid entries are left out. */
export function persistedArray<Entry>({
  schema,
  idOf,
  limit = Infinity,
  ...stored
}: PersistedArray<Entry>) {
  return persistedAtom<readonly Entry[]>({
    ...stored,
    initial: [],
    parse: (json) => {
      const { entries, isWhole } = validEntries(json, schema)
      const unique = [...new Map(entries.map((entry) => [idOf(entry), entry])).values()]
      return { value: unique.slice(0, limit), isWhole: isWhole && unique.length <= limit }
    },
  })
}
