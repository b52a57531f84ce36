import * as z from 'zod/mini'
import { fromMinorUnits, toMinorUnits } from '#src/domain/money/money.ts'
import { undoChange, withoutProduct, withProduct } from '#src/domain/product/products.ts'
import { isBuyable } from '#src/domain/product/availability.ts'
import type { Product } from '#src/domain/product/product.ts'
import { productIdOf } from './line-options.ts'
import { clampQuantity, QUANTITY_RANGE } from './quantity.ts'
import { availableAs, soldNow } from './todays-product.ts'

/** A persisted quantity. Any number is accepted, and turned into a whole one from 1 to 9,999. */
export const quantitySchema = z.pipe(z.number(), z.transform(clampQuantity))

/** The number of pieces by product id. A map, because an id may be any text, even `__proto__`. */
export type Quantities = ReadonlyMap<string, number>

/** What is persisted of the cart (specification, section 3): products in the order they were added. */
export interface Cart {
  readonly products: readonly Product[]
  readonly quantities: Quantities
}

export interface CartLine {
  readonly product: Product
  readonly quantity: number
  /** What the catalogue has for it now, once that has loaded. */
  readonly now?: Product | 'gone'
  /** How many pieces can be ordered. */
  readonly most?: number | undefined
  /** How many more are persisted. */
  readonly excess?: number | undefined
}

/** The lines of a cart. A product without a persisted quantity counts as one piece. */
export function cartLines({ products, quantities }: Cart): CartLine[] {
  return products.map((product) => ({
    product,
    quantity: quantities.get(product.id) ?? QUANTITY_RANGE.min,
  }))
}

export function cartPieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The lines with what the catalogue says now of their products, except for prices. */
export function linesNow(lines: readonly CartLine[], catalogue: readonly Product[]): CartLine[] {
  const now = soldNow(catalogue)
  // Lines with other options share a product's stock.
  const taken = new Map<string, number>()
  return lines.map((line) => {
    const current = now(line.product.id)
    const product = availableAs(line.product, current)
    const id = productIdOf(product.id)
    const before = taken.get(id) ?? 0
    const most = mostPieces(product) - before
    const quantity = Math.min(line.quantity, most)
    taken.set(id, before + quantity)
    return { product, quantity, now: current ?? 'gone', most, excess: line.quantity - quantity }
  })
}

/** What is in stock limits what can be ordered, unless it can be ordered for later. What is sold out is not ordered. */
export function mostPieces({ stock, availability }: Product): number {
  const isLimited = availability !== 'order' && stock !== undefined && stock > 0
  return isLimited ? clampQuantity(stock) : QUANTITY_RANGE.max
}

/** The lines that are summed: not those that are gone or cannot be bought, or in another currency than the shop's. */
export function countedLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(
    ({ now, product, quantity }) =>
      quantity > 0 && now !== 'gone' && product.currency === undefined && isBuyable(product),
  )
}

/** The price of a line's pieces, to the currency's smallest unit. */
export function linePrice({ product, quantity }: CartLine): number {
  const { price, currency } = product
  return currency === undefined ? fromMinorUnits(toMinorUnits(price) * quantity) : price * quantity
}

/** The sum of price times quantity (specification, section 9). */
export function cartTotal(lines: readonly CartLine[]): number {
  return fromMinorUnits(
    countedLines(lines).reduce((sum, line) => sum + toMinorUnits(linePrice(line)), 0),
  )
}

/** Adds one piece of a product; one that is already in the cart stays as it is (specification, section 4). */
export function addToCart(cart: Cart, product: Product): Cart {
  const products = withProduct(cart.products, product)
  if (products === cart.products) return cart
  return {
    products,
    quantities: new Map(cart.quantities).set(product.id, QUANTITY_RANGE.min),
  }
}

export function removeFromCart(cart: Cart, id: string): Cart {
  const quantities = new Map(cart.quantities)
  quantities.delete(id)
  return { products: withoutProduct(cart.products, id), quantities }
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

/** Undoes a change of the cart. Lines and quantities that have changed since then stay so. */
export function undoCartChange(current: Cart, before: Cart, after: Cart): Cart {
  const later = [...current.quantities].filter(
    ([id, quantity]) => quantity !== after.quantities.get(id),
  )
  return {
    products: undoChange(current.products, before.products, after.products),
    quantities: new Map([...before.quantities, ...later]),
  }
}
