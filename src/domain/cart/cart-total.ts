import type { CartLine } from './cart.ts'
import { roundPrice } from '#src/domain/money/money.ts'

/** The lines in the shop's currency: those of others cannot be added up with them. */
export function pricedLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({ product }) => product.currency === undefined)
}

/**
 * The sum of price times quantity of the lines in the shop's currency, rounded to its smallest unit (specification,
 * section 9).
 */
export function cartTotal(lines: readonly CartLine[]): number {
  return roundPrice(
    pricedLines(lines).reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
  )
}
