import type { Cart, CartLine } from '#src/domain/cart/cart.ts'
import { QUANTITY_RANGE } from '#src/domain/cart/quantity.ts'
import { idsOf } from '#src/domain/product/product-list.ts'
import type { Product } from '#src/domain/product/product.ts'

/** A product that is in both keeps its line, with the larger quantity: opening a link twice changes nothing more. */
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

/** Keeps what has been added to the list or removed from it since then. */
export function undoReplacement(
  current: readonly Product[],
  before: readonly Product[],
  after: readonly Product[],
): Product[] {
  const [nowIds, beforeIds, afterIds] = [idsOf(current), idsOf(before), idsOf(after)]
  return [
    ...before.filter(({ id }) => !afterIds.has(id) || nowIds.has(id)),
    ...current.filter(({ id }) => !afterIds.has(id) && !beforeIds.has(id)),
  ]
}

/** Like `undoReplacement`; quantities that have changed since then stay. */
export function undoCartReplacement(current: Cart, before: Cart, after: Cart): Cart {
  const changed = [...current.quantities].filter(
    ([id, quantity]) => quantity !== after.quantities.get(id),
  )
  return {
    products: undoReplacement(current.products, before.products, after.products),
    quantities: new Map([...before.quantities, ...changed]),
  }
}
