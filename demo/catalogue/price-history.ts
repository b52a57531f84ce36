import type { Product } from '#src/domain/product/product.ts'
import {
  historyText,
  withDay,
  type Priced,
  type PriceHistory,
} from '#tools/site/prices/price-history.ts'

/** The days of the demo's story: its first list, a short sale of accessories, its end, and the reductions of today. */
const [FIRST, SALE, END, TODAY] = ['2026-06-02', '2026-10-13', '2026-10-20', '2026-11-03'] as const

/** `prices.json` of the demo, as imports on these days would have written it. */
export function demoHistory(products: readonly Product[]): string {
  const usual = products.map((product) => ({ ...product, price: product.fullPrice }))
  const inSale = usual.map((product, index): Priced => {
    const now = products[index]?.price ?? product.price
    const isReduced = product.category === 'accessories' && now < product.price
    return isReduced ? { ...product, price: Math.ceil((now + product.price) / 2) } : product
  })
  const days = [
    [FIRST, usual],
    [SALE, inSale],
    [END, usual],
    [TODAY, products],
  ] as const
  const history = days.reduce<PriceHistory | undefined>(
    (before, [day, list]) => withDay(before, list, day),
    undefined,
  )
  return history ? historyText(history) : ''
}
