import { atom } from 'jotai'
import type { Removal } from '#src/domain/removal.ts'

const recordedAtom = atom<readonly Removal[]>([])

/** What was taken out lately and can be put back, the latest last. Nothing of it is kept when the page closes. */
export const removalsAtom = atom((get) => get(recordedAtom))

/** Records what an act has taken out, if anything. */
export const recordRemovalAtom = atom(null, (_get, set, removal: Removal) => {
  if (removal.removed.length > 0) set(recordedAtom, (removals) => [...removals, removal])
})

/** Gives up one removal, which was undone, or all of them. */
export const forgetRemovalsAtom = atom(null, (_get, set, undone?: Removal) => {
  set(recordedAtom, (removals) => (undone ? removals.filter((removal) => removal !== undone) : []))
})
