import { formatPrice } from '#src/domain/money/money.ts'
import * as m from '#src/messages/messages.gen.ts'
import { dayText } from './availability.ts'
import { referencePrice, type Product } from './product.ts'

type Reduced = Pick<Product, 'price' | 'fullPrice' | 'priorPrice' | 'priorSince'>

/** `Lowest price of the last 30 days: $449`; undefined if the product is not reduced, or its prior price is not known. */
export function priorPriceText(
  { priorPrice, priorSince, ...prices }: Reduced,
  format = formatPrice,
): string | undefined {
  if (priorPrice === undefined || referencePrice(prices) === undefined) return undefined
  const price = format(priorPrice)
  return priorSince === undefined
    ? m.cardLowestPrice({ price })
    : m.cardLowestSince({ day: dayText(priorSince), price })
}
