import { atom } from 'jotai'
import {
  idsOf,
  removedProducts,
  undoChange,
  withoutProduct,
  withProduct,
} from '#src/domain/product/products.ts'
import type { Product } from '#src/domain/product/product.ts'
import { persistedProducts } from './persisted-array.ts'
import { recordRemovalAtom, type Removal } from './undo.ts'

/** A list of products that the visitor owns. Removals can be undone, if the list then holds at most `limit`. */
export function undoableList(key: string, from: Removal['from'], limit = Infinity) {
  const { atom: productsAtom, current } = persistedProducts(key)
  const idsAtom = atom((get) => idsOf(get(productsAtom)))

  function action<Argument = void>(
    change: (products: readonly Product[], argument: Argument) => readonly Product[],
  ) {
    return atom(null, (_get, set, argument: Argument) => {
      const before = current()
      const after = change(before, argument)
      const removed = removedProducts(before, after)
      set(productsAtom, after)
      set(recordRemovalAtom, {
        from,
        removed,
        isUndoable: (get) => {
          const missing = removedProducts(removed, get(productsAtom)).length
          return missing > 0 && get(productsAtom).length + missing <= limit
        },
        restore: (set) => set(productsAtom, undoChange(current(), before, after)),
      })
    })
  }

  return {
    productsAtom,
    idsAtom,
    current,
    action,
    /** Adds a product at the end, unless the list holds it. */
    addAtom: action(withProduct),
    removeAtom: action(withoutProduct),
  }
}
