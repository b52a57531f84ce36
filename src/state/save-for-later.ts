import { atom } from 'jotai'
import { putLinesBack, removeFromCart } from '#src/domain/cart/cart.ts'
import { withoutProduct, withProduct } from '#src/domain/product/product-list.ts'
import type { Product } from '#src/domain/product/product.ts'
import { currentCart, writeCartAtom } from './cart-atoms.ts'
import { currentFavourites, writeFavouritesAtom } from './favourites.ts'

/** Moves a line of the cart to the favourites. One Undo takes both back. */
export const saveForLaterAtom = atom(null, (_get, set, product: Product) => {
  const before = currentCart()
  const favourites = currentFavourites()
  const marked = withProduct(favourites, product)
  set(writeFavouritesAtom, marked)
  const after = removeFromCart(before, product.id)
  set(writeCartAtom, { before, after }, (set, removed) => {
    const cart = currentCart()
    set(writeCartAtom, { before: cart, after: putLinesBack(cart, removed, before.quantities) })
    if (marked === favourites) return
    set(writeFavouritesAtom, withoutProduct(currentFavourites(), product.id))
  })
})
