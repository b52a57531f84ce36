import { atom, type Atom, type WritableAtom } from 'jotai'
import type { Removal } from '#src/domain/removal.ts'

/** A removal, and what its list brings along to undo it. */
interface RecordedRemoval extends Removal {
  /** The ids of the products that the list holds. */
  readonly idsAtom: Atom<ReadonlySet<string>>
  /** The action that puts the removed products back. */
  readonly restoreAtom: WritableAtom<unknown, [], void>
}

/** What was removed lately and can be put back, the latest last. It is forgotten when the page closes. */
export const removalsAtom = atom<readonly RecordedRemoval[]>([])

/** Records what an action has removed, if anything. */
export const recordRemovalAtom = atom(null, (_get, set, removal: RecordedRemoval) => {
  if (removal.removed.length > 0) set(removalsAtom, (removals) => [...removals, removal])
})

/** Forgets one removal, or all of them. */
export const forgetRemovalsAtom = atom(null, (_get, set, undone?: RecordedRemoval) => {
  set(removalsAtom, (removals) => (undone ? removals.filter((removal) => removal !== undone) : []))
})

/** The latest removal that can be undone: one with a product that is not in its list again. */
export const undoableAtom = atom((get) =>
  get(removalsAtom).findLast(({ idsAtom, removed }) =>
    removed.some(({ product }) => !get(idsAtom).has(product.id)),
  ),
)

/** Puts back what the latest removal took out. The one before it can be undone next. */
export const undoAtom = atom(null, (get, set) => {
  const removal = get(undoableAtom)
  if (!removal) return
  set(removal.restoreAtom)
  set(forgetRemovalsAtom, removal)
})
