import { atom } from 'jotai'
import { slugSchema, type Product } from '#src/domain/product/product.ts'
import { registers } from './lww-map.ts'
import { persistedMap, readEach } from './persisted-map.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { recordRemovalAtom } from './undo.ts'

const REMEMBERED = 100

type Slugs = readonly string[]

const { atom: slugMapAtom, current } = persistedMap<string>(STORAGE_KEYS.viewed, {
  ...registers(),
  schema: slugSchema,
  read: (json) => readEach(json, slugSchema, mapOf),
  write: slugsOf,
})

/** The `itemId`s of the products whose pages the visitor has opened, each once, the newest first. */
export const viewedAtom = atom((get) => slugsOf(get(slugMapAtom)))

export const viewedIdsAtom = atom((get): ReadonlySet<string> => new Set(get(viewedAtom)))

export const recordViewAtom = atom(null, (_get, set, itemId: string) => {
  set(slugMapAtom, mapOf([itemId, ...slugsOf(current())]))
})

/** Forgets all opened products. Undo remembers them again. `shown` are those that the page shows. */
export const forgetViewedAtom = atom(null, (_get, set, shown: readonly Product[]) => {
  const forgotten = slugsOf(current())
  set(slugMapAtom, new Map())
  set(recordRemovalAtom, {
    from: 'viewed',
    removed: shown,
    isUndoable: (get) => shown.some(({ itemId }) => !get(viewedIdsAtom).has(itemId)),
    restore: (set) => set(slugMapAtom, mapOf([...slugsOf(current()), ...forgotten])),
  })
})

/** A map has its entries in the order in which they were added, but a list has the newest first. */
function mapOf(slugs: Slugs): ReadonlyMap<string, string> {
  const newest = [...new Set(slugs)].slice(0, REMEMBERED)
  return new Map(newest.reverse().map((slug) => [slug, slug]))
}

function slugsOf(map: ReadonlyMap<string, string>): Slugs {
  return [...map.keys()].reverse()
}
