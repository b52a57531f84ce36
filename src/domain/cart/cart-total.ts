import type { CartLine } from './cart.ts'
import { roundPrice } from '#src/domain/money/money.ts'

/** The lines that are summed: not those that have sold out, nor those in another currency than the shop's. */
export function countedLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(
    ({ product: { currency, availability } }) => currency === undefined && availability !== 'out',
  )
}

/**
 * The sum of price times quantity of the lines that count, rounded to the currency's smallest unit (specification,
 * section 9).
 */
export function cartTotal(lines: readonly CartLine[]): number {
  return roundPrice(
    countedLines(lines).reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
  )
}
