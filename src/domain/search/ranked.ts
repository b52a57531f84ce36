import type { Product } from '#src/domain/product.ts'
import { ERROR_COST } from './candidates.ts'
import type { Matches } from './match-terms.ts'
import type { SearchIndex } from './search-index.ts'
import type { Term } from './terms.ts'
import { BELONGINGS } from './type-words.ts'

/**
 * The products that match all `required` terms, the best first: those with fewer typing errors, a series before its
 * accessories (unless the query names their type), better matches, models whose whole name was typed; then in the
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
  for (const [product, matched] of matches.terms.entries()) {
    if ((matched & required) !== required) continue
    const cost = matches.costs[product] ?? 0
    const errors = Math.floor(cost / ERROR_COST)
    const isLast = ((kinds[product] ?? 0) & last) > 0
    const isWhole = (matches.modelWords[product] ?? 0) >= (modelLengths[product] ?? 0)
    const rank = ((errors * 2 + Number(isLast)) * ERROR_COST + (cost % ERROR_COST)) * 2
    keys.push((rank + Number(!isWhole)) * products.length + product)
  }
  // Numbers in a typed array sort several times faster than objects by comparison.
  return [...Float64Array.from(keys).sort()].flatMap((key) => products[key % products.length] ?? [])
}
