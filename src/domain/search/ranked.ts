import type { Product } from '#src/domain/product/product.ts'
import type { Matches } from './match-terms.ts'
import type { SearchIndex } from './search-index.ts'
import type { Term } from './terms.ts'
import { BELONGINGS } from './type-words.ts'

/**
 * The products that match all `required` terms, the best first: fewer typing errors, then better matches, then a
 * series before its accessories, unless the query names their type, then models whose whole name was typed, then the
 * catalogue's order.
 */
export function ranked(
  { products, kinds, modelLengths }: SearchIndex,
  matches: Matches,
  terms: readonly Term[],
  required: number,
): Product[] {
  const askedKinds = terms.reduce((all, term) => all | term.kinds, 0)
  const last = BELONGINGS & ~askedKinds
  const keys: number[] = []
  for (let product = 0; product < products.length; product++) {
    if (((matches.terms[product] ?? 0) & required) !== required) continue
    const cost = matches.costs[product] ?? 0
    const isLast = ((kinds[product] ?? 0) & last) > 0
    const isWhole = (matches.modelWords[product] ?? 0) >= (modelLengths[product] ?? 0)
    const rank = cost * 4 + Number(isLast) * 2 + Number(!isWhole)
    keys.push(rank * products.length + product)
  }
  // Numbers in a typed array sort several times faster than objects by comparison.
  return [...Float64Array.from(keys).sort()].flatMap((key) => products[key % products.length] ?? [])
}
