import { isWithin, type Limits } from '#src/domain/address/search-parameter.ts'
import { modelOf } from '#src/domain/product/model.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { AmountKey } from './amounts.ts'
import type { SearchIndex } from './build-search-index.ts'
import type { Need } from './needs.ts'
import { isSaid, type SearchedProduct } from './texts.ts'
import { KIND_BITS } from './type-words.ts'

/** A need as the answer understood it. */
export interface MetNeed {
  readonly need: Need
  readonly key?: AmountKey | undefined
  readonly limits?: Limits | undefined
}

type Amounts = (source: SearchedProduct) => number | undefined

/** Those of the products that meet all needs, in the order of the first; a need that none meets is left out. */
export function meetNeeds(
  index: SearchIndex,
  products: readonly Product[],
  needs: readonly Need[],
) {
  const kindOf = kindReader(index)
  const [best] = products
  const ofKind = best ? products.filter((product) => kindOf(product) === kindOf(best)) : []
  let left = (needs.some(({ direction }) => direction) ? ofKind : products).map((product) =>
    index.searched(product),
  )
  const met: MetNeed[] = []
  const missed: Need[] = []
  let order: readonly [amounts: Amounts, sign: number] | undefined
  const keep = (need: Need, meeting: SearchedProduct[], rest: Omit<MetNeed, 'need'> = {}) => {
    if (meeting.length === 0) return missed.push(need)
    left = meeting
    return met.push({ need, ...rest })
  }
  for (const need of needs.toSorted((a, b) => rankOf(a) - rankOf(b) || startOf(a) - startOf(b))) {
    const { says, limits, isAdjective = false } = need
    if (says) {
      const ofFacts = left.filter(({ texts }) => isSaid(texts.facts, says))
      keep(
        need,
        ofFacts.length > 0 ? ofFacts : left.filter(({ texts }) => isSaid(texts.about, says)),
      )
      continue
    }
    const [key, amounts] = amountsOf(index, need, left) ?? []
    if (!amounts) missed.push(need)
    else if (limits) {
      keep(
        need,
        left.filter((each) => isWithin(amounts(each) ?? NaN, limits)),
        { key, limits },
      )
    } else {
      const sign = need.direction === 'lower' ? 1 : -1
      const known = left.filter((each) => amounts(each) !== undefined)
      order ??= [amounts, sign]
      const cut = isAdjective ? thirdOf(reference(index, ofKind), amounts, sign) : undefined
      const third = known.filter(
        (each) => cut !== undefined && sign * (amounts(each) ?? NaN) <= sign * cut,
      )
      const isCut = third.length > 0
      keep(need, isCut ? third : known, {
        key,
        ...(isCut && { limits: sign > 0 ? { to: cut } : { from: cut } }),
      })
    }
  }
  if (order) {
    const [amounts, sign] = order
    left = left.toSorted((a, b) => sign * ((amounts(a) ?? 0) - (amounts(b) ?? 0)))
  }
  return { products: left.map(({ product }) => product), met, missed }
}

function startOf({ words }: Need): number {
  return words[0]?.start ?? 0
}

/** First what is sure: limits, then what texts say, then what depends on the others. */
function rankOf({ limits, says }: Need): number {
  return limits ? 0 : says ? 1 : 2
}

/** By the kind, or in a shop of another trade by the category. */
function kindReader({ kinds, numberOf }: SearchIndex) {
  return (product: Product) => {
    const kind = kinds[numberOf(product)] ?? KIND_BITS.other
    return kind === KIND_BITS.other ? product.category : kind
  }
}

/** What an adjective compares with: all products of a kind; of another trade, those that the other words find. */
function reference(index: SearchIndex, found: readonly Product[]): readonly SearchedProduct[] {
  const [best] = found
  const kindOf = kindReader(index)
  const kind = best && kindOf(best)
  const all =
    typeof kind === 'number' ? index.products.filter((product) => kindOf(product) === kind) : found
  return all.map((product) => index.searched(product))
}

/** The amount of the last family in the better third. */
function thirdOf(products: readonly SearchedProduct[], amounts: Amounts, sign: number) {
  const families = Map.groupBy(products, ({ product }) => modelOf(product))
  const best = [...families.values()]
    .map((variants) => Math.min(...variants.map((each) => sign * (amounts(each) ?? NaN))))
    .filter((amount) => !Number.isNaN(amount))
    .sort((a, b) => a - b)
  const last = best[Math.ceil(best.length / 3) - 1]
  return best.length < 3 || last === undefined ? undefined : sign * last
}

/** Of the first fact that a product has, for an adjective at least half of them. Texts are read after facts. */
function amountsOf(
  index: SearchIndex,
  { facts, limits, isAdjective }: Need,
  products: readonly SearchedProduct[],
) {
  const least = isAdjective ? products.length / 2 : 1
  for (const level of limits ? [0, 1, 2] : [0, 1]) {
    for (const key of facts) {
      const amounts = index.amountsOf(key, level)
      const known = products.filter((each) => amounts(each) !== undefined).length
      if (known > 0 && known >= least) return [key, amounts] as const
    }
  }
  return undefined
}
