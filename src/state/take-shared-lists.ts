import { atom } from 'jotai'
import { type CartLine, undoCartChange } from '#src/domain/cart/cart.ts'
import type { Product } from '#src/domain/product/product.ts'
import { removedProducts, undoChange, withProduct } from '#src/domain/product/products.ts'
import { addLines, cartOf } from '#src/domain/sharing/shared-cart.ts'
import { currentCart, writeCartAtom } from './cart-atoms.ts'
import { currentFavourites, writeFavouritesAtom } from './favourites.ts'
import { recordRemovalAtom } from './undo.ts'

/** What a shared list holds; without lines or favourites, it leaves the visitor's own as they are. */
interface TakenLists {
  readonly cart: readonly CartLine[]
  readonly favourites: readonly Product[]
}

export const addSharedListsAtom = atom(null, (_get, set, { cart, favourites }: TakenLists) => {
  set(writeCartAtom, addLines(currentCart(), cart))
  set(writeFavouritesAtom, favourites.reduce(withProduct, currentFavourites()))
})

/** Puts shared lists in the place of the visitor's own. One Undo brings all of these back. */
export const replaceListsAtom = atom(null, (_get, set, { cart, favourites }: TakenLists) => {
  const [isCart, isFavourites] = [cart.length > 0, favourites.length > 0]
  const [cartBefore, before] = [currentCart(), currentFavourites()]
  const cartAfter = isCart ? cartOf(cart) : cartBefore
  const after = isFavourites ? favourites : before
  set(writeCartAtom, cartAfter)
  set(writeFavouritesAtom, after)
  set(recordRemovalAtom, {
    from: isCart && isFavourites ? 'both' : isCart ? 'cart' : 'favourites',
    isReplacement: true,
    removed: [
      ...removedProducts(cartBefore.products, cartAfter.products),
      ...removedProducts(before, after),
    ],
    isUndoable: () => true,
    restore: (set) => {
      set(writeCartAtom, undoCartChange(currentCart(), cartBefore, cartAfter))
      set(writeFavouritesAtom, undoChange(currentFavourites(), before, after))
    },
  })
})
