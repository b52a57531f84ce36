import { atom, useAtomValue, type Atom } from 'jotai'
import { useMemo } from 'react'

/** Whether a set holds an id. The component renders only when this changes, not for other changes of the set. */
export function useIsInSet(idsAtom: Atom<ReadonlySet<string>>, id: string | undefined): boolean {
  const hasAtom = useMemo(
    () => atom((get) => id !== undefined && get(idsAtom).has(id)),
    [idsAtom, id],
  )
  return useAtomValue(hasAtom)
}
