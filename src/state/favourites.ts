import { atom } from 'jotai'
import { removeFromCart, undoCartChange } from '#src/domain/cart/cart.ts'
import { undoChange, withNewer, withProduct } from '#src/domain/product/products.ts'
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
  const [cart, before] = [currentCart(), favourites.current()]
  const [smallerCart, after] = [removeFromCart(cart, product.id), withProduct(before, product)]
  set(favourites.writeAtom, after)
  set(writeCartAtom, smallerCart, (set) => {
    set(writeCartAtom, undoCartChange(currentCart(), cart, smallerCart))
    set(favourites.writeAtom, undoChange(favourites.current(), before, after))
  })
})
