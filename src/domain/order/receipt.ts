import * as z from 'zod/mini'
import { type CartLine, linePrice } from '#src/domain/cart/cart.ts'
import { nameWithOptions } from '#src/domain/cart/line-options.ts'
import { articleNumberText } from '#src/domain/product/product.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { ORDER_NUMBER } from './order-number.ts'
import type { Delivery } from './delivery.ts'
import { orderTotal } from './order-text.ts'

const lineSchema = z.object({
  id: z.string(),
  /** The article number, as the page showed it. */
  number: z.string(),
  name: z.string(),
  quantity: z.number(),
  /** Of all its pieces. */
  price: z.number(),
})

/** An order that the visitor has sent: no address, name or note. */
export const receiptSchema = z.object({
  number: z.string().check(z.regex(ORDER_NUMBER)),
  /** An ISO 4217 code, of all amounts. */
  currency: z.string(),
  lines: z.array(lineSchema),
  /** How it is delivered, and what that costs. */
  delivery: z.optional(z.string()),
  total: z.number(),
})

export type Receipt = z.infer<typeof receiptSchema>

export function receiptOf(
  number: string,
  lines: readonly CartLine[],
  delivery?: Delivery,
): Receipt {
  return {
    number,
    currency: SETTINGS.currency,
    lines: lines.map((line) => ({
      id: line.product.id,
      number: articleNumberText(line.product),
      name: nameWithOptions(line.product),
      quantity: line.quantity,
      price: linePrice(line),
    })),
    delivery: delivery?.text,
    total: orderTotal(lines, delivery),
  }
}

/** The day of a number, as a date in the visitor's own time. */
export function orderDay(number: string): string {
  const [year = 0, month = 1, day = 1] = (number.slice(3, 9).match(/../g) ?? []).map(Number)
  const date = new Date(2_000 + year, month - 1, day)
  return date.toLocaleDateString(SETTINGS.language, { dateStyle: 'long' })
}
