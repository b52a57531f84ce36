import { atom } from 'jotai'
import { putLinesBack, removeFromCart } from '#src/domain/cart/cart.ts'
import { withNewer, withoutProduct, withProduct } from '#src/domain/product/product-list.ts'
import type { Product } from '#src/domain/product/product.ts'
import { currentCart, writeCartAtom } from './cart-atoms.ts'
import { persistedList } from './persisted-list.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const favourites = persistedList({ key: STORAGE_KEYS.favourites, name: 'favourites' })

/** The list has the order in which products were marked. What `writeFavouritesAtom` changes cannot be undone. */
export const {
  productsAtom: favouritesAtom,
  idsAtom: favouriteIdsAtom,
  current: currentFavourites,
  writeAtom: writeFavouritesAtom,
  addAtom: addFavouriteAtom,
  removeAtom: removeFavouriteAtom,
} = favourites

export const replaceFavouritesAtom = favourites.action(withNewer)

/** Moves a line of the cart to the favourites. One Undo takes both back. */
export const saveForLaterAtom = atom(null, (_get, set, product: Product) => {
  const { quantities } = currentCart()
  const before = favourites.current()
  const after = withProduct(before, product)
  set(favourites.writeAtom, after)
  set(writeCartAtom, removeFromCart(currentCart(), product.id), (set, removed) => {
    set(writeCartAtom, putLinesBack(currentCart(), removed, quantities))
    if (after === before) return
    set(favourites.writeAtom, withoutProduct(favourites.current(), product.id))
  })
})
