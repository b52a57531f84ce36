import * as z from 'zod/mini'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import type { Delivery } from './delivery.ts'
import { ORDER_NUMBER } from '#src/domain/text/slugs.ts'
import { lineText, orderTotal } from './order-text.ts'

/** An order that the visitor has sent, in the words of its message: no address, name or note. */
export const receiptSchema = z.object({
  number: z.string().check(z.regex(ORDER_NUMBER)),
  lines: z.array(z.object({ id: z.string(), quantity: z.number(), text: z.string() })),
  delivery: z.optional(z.string()),
  total: z.string(),
})

export type Receipt = z.infer<typeof receiptSchema>

export function receiptOf(
  number: string,
  lines: readonly CartLine[],
  delivery?: Delivery,
): Receipt {
  return {
    number,
    lines: lines.map((line) => ({
      id: line.product.id,
      quantity: line.quantity,
      text: lineText(line, 'full'),
    })),
    delivery: delivery?.text,
    total: formatPrice(orderTotal(lines, delivery)),
  }
}

/** The day of a number, as a date in the visitor's own time. */
export function orderDay(number: string): string {
  const [year = 0, month = 1, day = 1] = (number.slice(3, 9).match(/../g) ?? []).map(Number)
  const date = new Date(2_000 + year, month - 1, day)
  return date.toLocaleDateString(SETTINGS.language, { dateStyle: 'long' })
}
