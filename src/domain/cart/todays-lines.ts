import { fromMinorUnits, toMinorUnits } from '#src/domain/money/money.ts'
import { isBuyable, knownPrice } from '#src/domain/product/availability.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { CartLine } from './cart.ts'
import { productIdOf, soldNow } from './line-options.ts'
import { clampQuantity, QUANTITY_RANGE } from './quantity.ts'

/** The lines as the catalogue has their products today, prices included. */
export function linesNow(lines: readonly CartLine[], catalogue: readonly Product[]): CartLine[] {
  const now = soldNow(catalogue)
  // Lines with other options share a product's stock.
  const taken = new Map<string, number>()
  return lines.map((line) => {
    const sold = now(line.product.id)
    const product = sold ?? withoutAvailability(line.product)
    const id = productIdOf(product.id)
    const before = taken.get(id) ?? 0
    const most = mostPieces(product) - before
    const quantity = Math.min(line.quantity, most)
    taken.set(id, before + quantity)
    return {
      product,
      quantity,
      isSold: sold !== undefined,
      was: oldPrice(line.product, product),
      most,
      excess: line.quantity - quantity,
    }
  })
}

/** What is in stock limits what can be ordered, unless the product can be ordered for later. */
export function mostPieces({ stock, availability }: Product): number {
  const isLimited = availability !== 'order' && stock !== undefined && stock > 0
  return isLimited ? clampQuantity(stock) : QUANTITY_RANGE.max
}

/** The lines that are summed: not those that are gone or cannot be bought. */
export function countedLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(
    ({ isSold, product, quantity }) => quantity > 0 && isSold !== false && isBuyable(product),
  )
}

/** The price of a line's pieces, to the currency's smallest unit. */
export function linePrice({ product, quantity }: CartLine): number {
  return fromMinorUnits(toMinorUnits(product.price) * quantity)
}

/** The sum of price times quantity (specification, section 9). */
export function cartTotal(lines: readonly CartLine[]): number {
  return fromMinorUnits(
    countedLines(lines).reduce((sum, line) => sum + toMinorUnits(linePrice(line)), 0),
  )
}

/** Undefined if it is today's price, or if today's is on request. */
function oldPrice({ price }: Product, now: Product): number | undefined {
  return (knownPrice(now) ?? price) === price ? undefined : price
}

/** A product that the catalogue no longer has, without what an earlier catalogue said about its stock. */
function withoutAvailability(product: Product): Product {
  return {
    ...product,
    availability: undefined,
    availableFrom: undefined,
    stock: undefined,
    options: undefined,
  }
}
