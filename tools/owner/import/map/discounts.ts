import { readNumber } from '#tools/owner/cells/numbers.ts'
import type { Cells } from './fields.ts'

/** The price and the sale price of a row whose system writes what it takes off, and what a variant costs more. */
export function discounted(
  { price = '' }: Cells,
  discount: Readonly<Partial<Record<'percent' | 'amount' | 'surcharge', string | undefined>>>,
): Cells {
  const [usual, percent = 0, amount = 0, surcharge = 0] = [
    price,
    discount.percent,
    discount.amount,
    discount.surcharge,
  ].map((cell = '') => readNumber(cell, undefined).number)
  if (usual === undefined) return {}
  const before = usual + surcharge
  const sale = before - amount - (before * percent) / 100
  const written = (number: number) => {
    const text = String(Math.round(number * 100) / 100)
    return price.includes(',') ? text.replace('.', ',') : text
  }
  return {
    ...(surcharge > 0 && { price: written(before) }),
    ...(sale < before && { salePrice: written(sale) }),
  }
}
