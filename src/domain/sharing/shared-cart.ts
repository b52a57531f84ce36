import type { Cart, CartLine } from '#src/domain/cart/cart.ts'
import { QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'
import { idsOf } from '#src/domain/product/products.ts'

/** Adds shared lines to a cart. Of a product in both, the larger quantity counts: adding twice changes nothing. */
export function addLines(cart: Cart, lines: readonly CartLine[]): Cart {
  const present = idsOf(cart.products)
  const quantities = new Map(cart.quantities)
  for (const { product, quantity } of lines) {
    const own = present.has(product.id) ? quantities.get(product.id) : undefined
    quantities.set(product.id, Math.max(own ?? QUANTITY_RANGE.min, quantity))
  }
  const added = lines.map(({ product }) => product).filter(({ id }) => !present.has(id))
  return { products: [...cart.products, ...added], quantities }
}

export function cartOf(lines: readonly CartLine[]): Cart {
  return {
    products: lines.map(({ product }) => product),
    quantities: new Map(lines.map(({ product, quantity }) => [product.id, quantity])),
  }
}
