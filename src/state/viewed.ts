import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { slugSchema, type Product } from '#src/domain/product.ts'
import { mergeEntries } from './merge-entries.ts'
import { persistedValue, type PersistedFormat } from './persisted-value.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { recordRemovalAtom } from './undo.ts'

/** The most products that are remembered. */
const REMEMBERED = 100

type Slugs = readonly string[]

const format: PersistedFormat<Slugs> = {
  read: (json) => {
    if (!Array.isArray(json)) return { value: [], rejected: true }
    const results = json.map((entry: unknown) => slugSchema.safeParse(entry))
    const slugs = results.flatMap((result) => (result.success ? [result.data] : []))
    return { value: shortened(slugs), rejected: slugs.length < results.length }
  },
  write: (slugs) => slugs,
  merge: (ours, before, after) => {
    // Entries are added at the end of a map, but the newest is the first of the list.
    const entries = oldestFirst(ours)
    const merged = mergeEntries(entries, oldestFirst(before), oldestFirst(after))
    return merged === entries ? ours : shortened([...merged.keys()].reverse())
  },
}

const storage = persistedValue<Slugs>(STORAGE_KEYS.viewed, [], format)

/** The `itemId`s of the products whose pages the visitor has opened, each once, the newest first. */
export const viewedAtom = atomWithStorage<Slugs>(STORAGE_KEYS.viewed, [], storage, {
  getOnInit: true,
})

/** The same `itemId`s as a set. */
export const viewedIdsAtom = atom((get): ReadonlySet<string> => new Set(get(viewedAtom)))

/** Remembers that a product's page was opened. */
export const recordViewAtom = atom(null, (_get, set, itemId: string) => {
  const viewed = storage.current()
  if (viewed[0] !== itemId) set(viewedAtom, shortened([itemId, ...viewed]))
})

/** Forgets all opened products. Undo remembers them again. `shown` are those that the page shows. */
export const forgetViewedAtom = atom(null, (_get, set, shown: readonly Product[]) => {
  const forgotten = storage.current()
  set(viewedAtom, [])
  set(recordRemovalAtom, {
    from: 'recently viewed products',
    removed: shown.map((product, place) => ({ product, place })),
    isUndoableAtom: atom((get) => {
      const viewed = get(viewedIdsAtom)
      return shown.some(({ itemId }) => !viewed.has(itemId))
    }),
    restoreAtom: atom(null, (_get, set) => {
      set(viewedAtom, shortened([...storage.current(), ...forgotten]))
    }),
  })
})

function shortened(slugs: Slugs): Slugs {
  return [...new Set(slugs)].slice(0, REMEMBERED)
}

function oldestFirst(slugs: Slugs): ReadonlyMap<string, string> {
  return new Map(slugs.toReversed().map((slug) => [slug, slug]))
}
