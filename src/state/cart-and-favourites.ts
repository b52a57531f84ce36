import { atom } from 'jotai'
import {
  addLines,
  type Cart,
  type CartLine,
  EMPTY_CART,
  removeFromCart,
  undoCartChange,
} from '#src/domain/cart/cart.ts'
import type { Product } from '#src/domain/product/product.ts'
import { removedProducts, undoChange, withProduct } from '#src/domain/product/products.ts'
import { cartIdsAtom, currentCart, writeCartAtom } from './cart-atoms.ts'
import { currentFavourites, favouritesAtom } from './favourites.ts'
import { recordRemovalAtom } from './undo.ts'

/** A shared list; without lines or favourites, it leaves the visitor's own as they are. */
interface SharedProducts {
  readonly cart: readonly CartLine[]
  readonly favourites: readonly Product[]
}

interface Lists {
  readonly cart: Cart
  readonly favourites: readonly Product[]
}

/** Moves a line of the cart to the favourites. One Undo takes both back. */
export const saveForLaterAtom = atom(null, (_get, set, product: Product) => {
  const before = currentLists()
  const after = {
    cart: removeFromCart(before.cart, product.id),
    favourites: withProduct(before.favourites, product),
  }
  set(writeListsAtom, after)
  set(recordRemovalAtom, {
    from: 'cart',
    removed: removedProducts(before.cart.products, after.cart.products),
    isUndoable: (get) => !get(cartIdsAtom).has(product.id),
    restore: (set) => set(writeListsAtom, undone(before, after)),
  })
})

export const addSharedListsAtom = atom(null, (_get, set, { cart, favourites }: SharedProducts) => {
  const own = currentLists()
  set(writeListsAtom, {
    cart: addLines(own.cart, cart),
    favourites: favourites.reduce(withProduct, own.favourites),
  })
})

/** Replaces the visitor's own lists with shared ones. One Undo brings all of them back. */
export const replaceListsAtom = atom(null, (_get, set, { cart, favourites }: SharedProducts) => {
  const [isCart, isFavourites] = [cart.length > 0, favourites.length > 0]
  const before = currentLists()
  const after = {
    cart: isCart ? addLines(EMPTY_CART, cart) : before.cart,
    favourites: isFavourites ? favourites : before.favourites,
  }
  set(writeListsAtom, after)
  set(recordRemovalAtom, {
    from: isCart && isFavourites ? 'both' : isCart ? 'cart' : 'favourites',
    isReplacement: true,
    removed: [
      ...removedProducts(before.cart.products, after.cart.products),
      ...removedProducts(before.favourites, after.favourites),
    ],
    isUndoable: () => true,
    restore: (set) => set(writeListsAtom, undone(before, after)),
  })
})

const writeListsAtom = atom(null, (_get, set, { cart, favourites }: Lists) => {
  set(writeCartAtom, cart)
  set(favouritesAtom, favourites)
})

function currentLists(): Lists {
  return { cart: currentCart(), favourites: currentFavourites() }
}

/** The lists as they are now, without a change. */
function undone(before: Lists, after: Lists): Lists {
  const now = currentLists()
  return {
    cart: undoCartChange(now.cart, before.cart, after.cart),
    favourites: undoChange(now.favourites, before.favourites, after.favourites),
  }
}
