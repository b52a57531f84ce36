import { atom } from 'jotai'
import { COMPARISON_LIMIT } from '#src/domain/address/compare-search.ts'
import type { Product } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { toastAtom, showToastAtom } from './toasts.ts'
import { undoableList } from './undoable-list.ts'

const comparison = undoableList(STORAGE_KEYS.comparison, 'comparison', COMPARISON_LIMIT)

/** The products to compare, in the order in which they were added, and their ids. */
export const { productsAtom: comparisonAtom, idsAtom: comparedIdsAtom } = comparison

/** Adds a product to the comparison. Returns whether it is compared now: a full comparison refuses it. */
export const addComparedAtom = atom(null, (_get, set, product: Product): boolean => {
  const compared = comparison.current()
  if (compared.length >= COMPARISON_LIMIT && compared.every(({ id }) => id !== product.id)) {
    set(showToastAtom, m.comparisonIsFull)
    return false
  }
  set(toastAtom, undefined)
  set(comparison.addAtom, product)
  return true
})

export const removeComparedAtom = atom(null, (_get, set, id: string) => {
  set(toastAtom, undefined)
  set(comparison.removeAtom, id)
})

export const clearComparisonAtom = comparison.action(() => [])
