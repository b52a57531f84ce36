import * as z from 'zod/mini'
import { idsOf, undoChange, withoutProduct, withProduct } from '#src/domain/product/products.ts'
import type { Product } from '#src/domain/product/product.ts'
import { clampQuantity, QUANTITY_RANGE } from './quantity.ts'

/** A persisted quantity. Any number is accepted, and turned into a whole one from 1 to 9,999. */
export const quantitySchema = z.pipe(z.number(), z.transform(clampQuantity))

/** The number of pieces by product id. A map, because an id may be any text, even `__proto__`. */
export type Quantities = ReadonlyMap<string, number>

/** What is persisted of the cart (specification, section 3): products in the order they were added. */
export interface Cart {
  readonly products: readonly Product[]
  readonly quantities: Quantities
}

export const EMPTY_CART: Cart = { products: [], quantities: new Map() }

/** A product of the cart; what is optional is known once the catalogue has loaded. */
export interface CartLine {
  readonly product: Product
  readonly quantity: number
  /** Whether the catalogue still has the product. */
  readonly isSold?: boolean | undefined
  /** The price at which it was added, if that is another than today's. */
  readonly was?: number | undefined
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

/** One quantity for each line, and none without a line. */
export function quantitiesOf(cart: Cart): Quantities {
  return new Map(cartLines(cart).map(({ product, quantity }) => [product.id, quantity]))
}

export function cartPieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
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

/** Adds lines to a cart. Of a product in both, the larger quantity counts: adding twice changes nothing. */
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
