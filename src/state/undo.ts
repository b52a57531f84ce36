import { atom, type Getter, type Setter } from 'jotai'
import type { Product } from '#src/domain/product/product.ts'

/** The products that one action has removed from a list, and what the list provides to undo it. */
export interface Removal {
  /** Messages choose their words by it: `{list, select, cart{…} other{…}}`. */
  readonly from: 'cart' | 'favourites' | 'both' | 'comparison' | 'viewed'
  /** In their order; at least one, unless the list was replaced. */
  readonly removed: readonly Product[]
  /** Whether another list has replaced the whole list. */
  readonly isReplacement?: boolean
  /** Whether there is still something to put back, and the list can take it. */
  readonly isUndoable: (get: Getter) => boolean
  readonly restore: (set: Setter) => void
}

/** Removals that can be undone, the latest last. They are forgotten when the page closes. */
export const removalsAtom = atom<readonly Removal[]>([])

/** Nothing to undo if nothing was removed. */
export const recordRemovalAtom = atom(null, (_get, set, removal: Removal) => {
  if (removal.removed.length === 0 && !removal.isReplacement) return
  set(removalsAtom, (removals) => [...removals, removal])
})

export const forgetRemovalsAtom = atom(null, (_get, set, undone?: Removal) => {
  set(removalsAtom, (removals) => (undone ? removals.filter((removal) => removal !== undone) : []))
})

/** The latest removal that still has something to put back: a product that its list does not hold again by now. */
export const undoableAtom = atom((get) =>
  get(removalsAtom).findLast(({ isUndoable }) => isUndoable(get)),
)

/** Undoes the latest removal. The one before it can be undone next. */
export const undoAtom = atom(null, (get, set) => {
  const removal = get(undoableAtom)
  if (!removal) return
  removal.restore(set)
  set(forgetRemovalsAtom, removal)
})
