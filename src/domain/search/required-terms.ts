import type { Matches } from './match-terms.ts'
import type { Query } from './read-query.ts'
import type { Term } from './terms.ts'

/** Terms as bits, as in `Matches`. */
export function allOf(terms: readonly Term[]): number {
  return 2 ** terms.length - 1
}

/**
 * The terms without the types that only say what the product is for: of 'phone case' and 'case for a phone', only
 * 'case' names the product.
 */
export function withoutPurpose({ words }: Query, terms: readonly Term[]): number {
  const types = terms.filter(({ kinds }) => kinds > 0)
  const purpose = words.find(({ text }) => text === 'for')?.start ?? Infinity
  const named = types.findLast(({ start }) => start < purpose) ?? types.at(-1)
  return bitsOf(terms, (term) => term.kinds === 0 || (term.kinds & (named?.kinds ?? 0)) > 0)
}

/** The terms that the closest products match: as many as possible, and rather those that say most about a product. */
export function closest(matches: Matches, terms: readonly Term[]): number {
  const weightOf = (matched: number) =>
    terms.reduce((sum, term, index) => sum + ((matched >> index) & 1) * weight(term, index), 0)
  return [...new Set(matches.terms)].reduce(
    (best, matched) => (weightOf(matched) > weightOf(best) ? matched : best),
    0,
  )
}

/** One term more outweighs a better one; of equal terms the first counts most. */
function weight({ kinds, color, price, isNumber }: Term, index: number): number {
  if (kinds > 0) return 1400 - index
  if (price) return 1000 - index
  if (color > 0) return 1100 - index
  return (isNumber ? 1200 : 1300) - index
}

function bitsOf(terms: readonly Term[], isRequired: (term: Term) => boolean): number {
  return terms.reduce((bits, term, index) => bits | (Number(isRequired(term)) << index), 0)
}
