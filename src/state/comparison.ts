import { atom } from 'jotai'
import { COMPARISON_LIMIT, toggleCompared } from '#src/domain/comparison.ts'
import type { Product } from '#src/domain/product.ts'
import { keptList } from './kept-list.ts'
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

/** The product that was refused because the comparison is full, until the visitor changes the comparison. */
export const refusedProductAtom = atom<Product>()

/** Adds a product to the comparison, or removes it. Returns whether it is compared now: a full comparison refuses it. */
export const toggleComparedAtom = atom(null, (get, set, product: Product): boolean => {
  const wasCompared = get(comparedIdsAtom).has(product.id)
  set(toggleAtom, product)
  const isCompared = get(comparedIdsAtom).has(product.id)
  set(refusedProductAtom, wasCompared || isCompared ? undefined : product)
  return isCompared
})

/** Empties the comparison. */
export const clearComparisonAtom = comparison.action(() => [])
