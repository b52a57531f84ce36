import { modelOf } from '#src/domain/product/model.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { SearchIndex } from './build-search-index.ts'
import type { Need } from './needs.ts'
import { KIND_BITS } from './type-words.ts'

/** A need as the answer has understood it: 'small' as screens of up to 6.2 inches. */
export interface MetNeed extends Need {
  /** The amount that decides. */
  readonly of: string
  /** The amount of the last product that an adjective has left. */
  readonly last: number | undefined
}

/** Those of the products that meet all needs, ordered by the first; needs that none of them meets do not count. */
export function meetNeeds(
  index: SearchIndex,
  products: readonly Product[],
  needs: readonly Need[],
) {
  const kindOf = (product: Product) => {
    const kind = index.kinds[index.numberOf(product)] ?? KIND_BITS.other
    return kind === KIND_BITS.other ? product.category : kind
  }
  const kind = products[0] && kindOf(products[0])
  let left = needs.length > 0 ? products.filter((each) => kindOf(each) === kind) : products
  // 'Small' compares with all phones; in another trade, with what the other words find.
  const compared =
    typeof kind === 'number' ? index.products.filter((each) => kindOf(each) === kind) : left
  const met: MetNeed[] = []
  for (const need of needs) {
    const [best] = need.amounts
      .map((of) => ({ of, known: left.filter((each) => index.amountIn(each, of) !== undefined) }))
      .sort((a, b) => b.known.length - a.known.length)
    if (!best || best.known.length === 0) continue
    const { of, known } = best
    /** The least is the best. */
    const valueOf = (product: Product) => need.sign * (index.amountIn(product, of) ?? NaN)
    const third = need.isAdjective ? lastOfThird(compared, valueOf) : undefined
    const better = third === undefined ? [] : known.filter((each) => valueOf(each) <= third)
    // Where no product is in the better third, the order alone counts.
    left = better.length > 0 ? better : known
    met.push({ ...need, of, last: third && better.length > 0 ? need.sign * third : undefined })
    if (met.length === 1) left = left.toSorted((a, b) => valueOf(a) - valueOf(b))
  }
  return { products: left, met }
}

/** The value of the last family in the better third; undefined for less than three. */
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
