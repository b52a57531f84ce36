import type { Cart } from './cart.ts'
import { withNewer } from './price-changes.ts'
import type { Product } from './product.ts'
import { clampQuantity, QUANTITY_RANGE } from './quantity.ts'

/** Removes a line and its quantity. */
export function removeFromCart(cart: Cart, id: string): Cart {
  const quantities = new Map(cart.quantities)
  quantities.delete(id)
  return { products: cart.products.filter((product) => product.id !== id), quantities }
}

/** Adds `by` pieces to a line (negative removes), within the range. Without such a line, changes nothing. */
export function changeQuantity(cart: Cart, id: string, by: number): Cart {
  if (!cart.products.some((product) => product.id === id)) return cart
  const quantity = (cart.quantities.get(id) ?? QUANTITY_RANGE.min) + by
  return {
    products: cart.products,
    quantities: new Map(cart.quantities).set(id, clampQuantity(quantity)),
  }
}

/** Replaces products in the cart with their newer versions. Their order and quantities stay. */
export function replaceProducts(cart: Cart, newer: readonly Product[]): Cart {
  return { products: withNewer(cart.products, newer), quantities: cart.quantities }
}
