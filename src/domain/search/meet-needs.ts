import { isWithin, type Limits } from '#src/domain/address/search-parameter.ts'
import { modelOf } from '#src/domain/product/model.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { SearchIndex } from './build-search-index.ts'
import type { Need } from './needs.ts'
import type { SearchedProduct } from './texts.ts'
import { KIND_BITS } from './type-words.ts'

/** A need as the answer has understood it: 'small' as screens of up to 6.2 inches. */
export interface MetNeed extends Need {
  readonly key?: string | undefined
  readonly limits?: Limits
}

/** Those of the products that meet all needs, ordered by the first; `missed` are needs that none of them meets. */
export function meetNeeds(
  index: SearchIndex,
  products: readonly Product[],
  needs: readonly Need[],
) {
  const { kinds, searched } = index
  const kindOf = (product: Product) => {
    const kind = kinds[index.numberOf(product)] ?? KIND_BITS.other
    return kind === KIND_BITS.other ? product.category : kind
  }
  const kind = products[0] && kindOf(products[0])
  const isOrdered = needs.some(({ sign }) => sign !== 0)
  const found = isOrdered ? products.filter((product) => kindOf(product) === kind) : products
  // 'Small' compares with all phones; in another trade, with what the other words find.
  const compared = () =>
    typeof kind === 'number' ? index.products.filter((each) => kindOf(each) === kind) : found
  let left = found.map(searched)
  const met: MetNeed[] = []
  const missed: Need[] = []
  for (const need of needs.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const { says, limits, sign, isAdjective, facts } = need
    const key = facts.find((each) => {
      const known = left.filter((product) => index.amountsOf(each)(product) !== undefined)
      return known.length > (isAdjective ? left.length / 2 : 0)
    })
    const amountOf = index.amountsOf(key ?? '')
    const last = isAdjective ? lastOfThird(compared().map(searched), amountOf, sign) : undefined
    const cut = limits ?? (sign > 0 ? { to: last } : { from: last })
    const within = (range: Limits) => left.filter((each) => isWithin(amountOf(each) ?? NaN, range))
    const said = says === undefined ? [] : index.saidBy(says)
    const saying = (place: number) =>
      left.filter(({ product }) => said[index.numberOf(product)] === place)
    // Where no product is in the better third, the order alone counts.
    const choices = says ? [saying(2), saying(1)] : [within(cut), limits ? [] : within({})]
    const meeting = choices.find(({ length }) => length > 0)
    if (!meeting) missed.push(need)
    else {
      left = meeting
      met.push({ ...need, key, limits: meeting === choices[0] ? cut : {} })
    }
  }
  const order = met.find(({ sign }) => sign !== 0)
  if (order) {
    const amountOf = index.amountsOf(order.key ?? '')
    left = left.toSorted((a, b) => order.sign * ((amountOf(a) ?? 0) - (amountOf(b) ?? 0)))
  }
  return { products: left.map(({ product }) => product), met, missed, order }
}

/** First what is sure: limits and what texts say, then adjectives as they were typed. */
function rankOf({ sign, limits, words }: Need): number {
  return sign === 0 ? (limits ? -2 : -1) : (words[0]?.start ?? 0)
}

/** The amount of the last family in the better third; undefined for less than three. */
function lastOfThird(
  products: readonly SearchedProduct[],
  amountOf: (product: SearchedProduct) => number | undefined,
  sign: number,
): number | undefined {
  const best = [...Map.groupBy(products, ({ product }) => modelOf(product)).values()]
    .map((family) => Math.min(...family.map((each) => sign * (amountOf(each) ?? Infinity))))
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  const last = best.length < 3 ? undefined : best[Math.ceil(best.length / 3) - 1]
  return last === undefined ? undefined : sign * last
}
