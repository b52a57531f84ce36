import { changeQuantity, removeFromCart, replaceProducts } from '#src/domain/cart-changes.ts'
import type { Product } from '#src/domain/product.ts'
import { cartAction } from './cart.ts'

/** Takes a line out, by product id. */
export const removeFromCartAtom = cartAction((cart, id: string) => removeFromCart(cart, id))

/** Adds pieces to a line, or with a negative number takes them away. */
export const changeQuantityAtom = cartAction((cart, change: { id: string; by: number }) =>
  changeQuantity(cart, change.id, change.by),
)

/** Empties the cart, quantities included. */
export const clearCartAtom = cartAction(() => ({ products: [], quantities: new Map() }))

/** Updates the products in the cart with newer prices and descriptions. */
export const replaceProductsAtom = cartAction((cart, newer: readonly Product[]) =>
  replaceProducts(cart, newer),
)
