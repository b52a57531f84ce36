import { atom } from 'jotai'
import { COMPARISON_LIMIT, toggleCompared } from '#src/domain/comparison.ts'
import type { Product } from '#src/domain/product.ts'
import { keptList } from './kept-list.ts'
import { messageAtom, showMessageAtom } from './message.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const comparison = keptList({
  key: STORAGE_KEYS.comparison,
  name: 'comparison',
  limit: COMPARISON_LIMIT,
})

const toggleAtom = comparison.action(toggleCompared)

/** The products to compare, in the order in which they were added. */
export const comparisonAtom = comparison.productsAtom

/** The ids of the products to compare. */
export const comparedIdsAtom = comparison.idsAtom

/** Adds a product to the comparison, or removes it. Returns whether it is compared now: a full comparison refuses it. */
export const toggleComparedAtom = atom(null, (get, set, product: Product): boolean => {
  const wasCompared = get(comparedIdsAtom).has(product.id)
  set(toggleAtom, product)
  const isCompared = get(comparedIdsAtom).has(product.id)
  if (wasCompared || isCompared) set(messageAtom, undefined)
  else set(showMessageAtom, 'You can compare at most four products.')
  return isCompared
})

/** Empties the comparison. */
export const clearComparisonAtom = comparison.action(() => [])
