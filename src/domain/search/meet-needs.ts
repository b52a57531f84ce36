import * as m from '#src/messages/messages.gen.ts'
import { modelOf } from '#src/domain/product/model.ts'
import type { Product } from '#src/domain/product/product.ts'
import { amountOf } from './amounts.ts'
import type { SearchIndex } from './build-search-index.ts'
import type { Query } from './read-query.ts'

/** The products that meet all needs, in the order of the first need; and the needs that at least one product meets. */
export function meetNeeds(
  { products: all, amounts }: SearchIndex,
  products: readonly Product[],
  { text, needs }: Query,
) {
  const kindOf = ({ kind, category }: Product) => kind ?? category
  const isAlike = (product: Product) => products[0] && kindOf(product) === kindOf(products[0])
  let left = needs.length > 0 ? products.filter(isAlike) : products
  // 'Small' compares with all phones. Products without a kind are compared with what the other words find.
  const compared = products[0]?.kind ? all.filter(isAlike) : left
  const met = []
  for (const { of: meant, sign, isAdjective, order, start, end } of needs) {
    const [best] = meant
      .map((of) => ({ of, known: left.filter((each) => amounts(of).get(each) !== undefined) }))
      .sort((a, b) => b.known.length - a.known.length)
    if (!best || best.known.length === 0) continue
    const { of, known } = best
    const values = amounts(of)
    /** The lower, the better. */
    const valueOf = (product: Product) => sign * (values.get(product) ?? NaN)
    const third = isAdjective ? lastOfThird(compared, valueOf) : undefined
    const better = third === undefined ? [] : known.filter((each) => valueOf(each) <= third)
    // If no product is in the better third, only the order counts.
    left = better.length > 0 ? better : known
    const amount = amountOf(of).write(sign * (third ?? 0))
    const limited = (sign > 0 ? m.needUpTo : m.needFrom)({ words: text.slice(start, end), amount })
    const label = better.length > 0 ? limited : order
    met.push({ of, start, end, order, label })
    if (met.length === 1) left = left.toSorted((a, b) => valueOf(a) - valueOf(b))
  }
  return { products: left, met }
}

/** The worst value that is still in the better third of all families; undefined for less than three families. */
function lastOfThird(
  products: readonly Product[],
  valueOf: (product: Product) => number,
): number | undefined {
  const best = [...Map.groupBy(products, modelOf).values()]
    .map((family) => Math.min(...family.map(valueOf).filter((value) => !Number.isNaN(value))))
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  return best.length < 3 ? undefined : best[Math.ceil(best.length / 3) - 1]
}
