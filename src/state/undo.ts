import { atom } from 'jotai'
import type { Removal } from '#src/domain/removal.ts'
import { cartIdsAtom, putLinesBackAtom } from './cart.ts'
import { favouriteIdsAtom, putFavouritesBackAtom } from './favourites.ts'
import { forgetRemovalsAtom, removalsAtom } from './removals.ts'

/** The latest removal that can be undone. One whose products have all come back by another way is none. */
export const undoableAtom = atom((get): Removal | undefined => {
  const present = { cart: get(cartIdsAtom), favourites: get(favouriteIdsAtom) }
  return get(removalsAtom).findLast(({ from, removed }) =>
    removed.some(({ product }) => !present[from].has(product.id)),
  )
})

/** Puts back what the latest removal has taken out, after which the one before it can be undone. */
export const undoAtom = atom(null, (get, set) => {
  const removal = get(undoableAtom)
  if (!removal) return
  set(removal.from === 'cart' ? putLinesBackAtom : putFavouritesBackAtom, removal)
  set(forgetRemovalsAtom, removal)
})
