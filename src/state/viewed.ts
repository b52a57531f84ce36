import { atom } from 'jotai'
import { slugSchema, type Product } from '#src/domain/product/product.ts'
import { persistedArray } from './persisted-array.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { recordRemovalAtom } from './undo.ts'

const REMEMBERED = 100

const { atom: slugsAtom, current } = persistedArray({
  key: STORAGE_KEYS.viewed,
  schema: slugSchema,
  idOf: (slug) => slug,
})

/** The `itemId`s of the products whose pages the visitor has opened, each once, the newest first. */
export const viewedAtom = atom((get) => get(slugsAtom))

export const viewedIdsAtom = atom((get): ReadonlySet<string> => new Set(get(slugsAtom)))

export const recordViewAtom = atom(null, (_get, set, itemId: string) => {
  set(slugsAtom, newest([itemId, ...current()]))
})

/** Forgets all opened products. Undo remembers them again. `shown` are those that the page shows. */
export const forgetViewedAtom = atom(null, (_get, set, shown: readonly Product[]) => {
  const forgotten = current()
  set(slugsAtom, [])
  set(recordRemovalAtom, {
    from: 'viewed',
    removed: shown,
    isUndoable: (get) => shown.some(({ itemId }) => !get(viewedIdsAtom).has(itemId)),
    restore: (set) => set(slugsAtom, newest([...current(), ...forgotten])),
  })
})

function newest(slugs: readonly string[]): readonly string[] {
  return [...new Set(slugs)].slice(0, REMEMBERED)
}
