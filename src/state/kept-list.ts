import { atom, type WritableAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { Product } from '#src/domain/product.ts'
import { putBack, removedProducts, type RemovedProduct } from '#src/domain/removal.ts'
import { keptProducts } from './kept-products.ts'
import { persistedValue } from './persisted-value.ts'
import { recordRemovalAtom } from './undo.ts'

interface KeptListOptions {
  /** Where the browser keeps it, from `storage-keys.ts`. */
  readonly key: string
  /** As in 'Removed from the cart.' */
  readonly name: string
  /** The most products it can hold. */
  readonly limit?: number
}

/** Creates the action that puts removed products back. */
export type Restore = (removed: readonly RemovedProduct[]) => WritableAtom<unknown, [], void>

/** The visitor's list of products: kept in the browser's storage and shared by all tabs. Removals can be undone. */
export function keptList({ key, name, limit = Infinity }: KeptListOptions) {
  const storage = persistedValue<readonly Product[]>(key, [], keptProducts(limit))
  // Read before the first paint, so that a badge does not appear a moment later.
  const productsAtom = atomWithStorage(key, [], storage, { getOnInit: true })
  const idsAtom = atom((get): ReadonlySet<string> => new Set(get(productsAtom).map(({ id }) => id)))

  /** Writes the list. If it has lost products, Undo runs the action that `restore` creates; without it, nothing. */
  const writeAtom = atom(null, (_get, set, products: readonly Product[], restore?: Restore) => {
    const removed = removedProducts(storage.current(), products)
    set(productsAtom, products)
    if (!restore || removed.length === 0) return
    const isUndoableAtom = atom((get) => {
      const ids = get(idsAtom)
      const missing = removed.filter(({ product }) => !ids.has(product.id)).length
      return missing > 0 && ids.size + missing <= limit
    })
    set(recordRemovalAtom, { from: name, removed, isUndoableAtom, restoreAtom: restore(removed) })
  })

  /** An action on the list as storage holds it now, which another tab may have changed a moment ago. */
  function action<Argument = void>(
    change: (products: readonly Product[], argument: Argument) => readonly Product[],
  ) {
    return atom(null, (_get, set, argument: Argument) => {
      set(writeAtom, change(storage.current(), argument), (removed) =>
        action((products) => putBack(products, removed)),
      )
    })
  }

  return { productsAtom, idsAtom, writeAtom, action, current: storage.current }
}
