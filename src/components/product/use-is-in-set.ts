import { atom, useAtomValue, type Atom } from 'jotai'
import { useMemo } from 'react'

/** Whether a set holds an id. Other changes of the set do not render the component. */
export function useIsInSet(idsAtom: Atom<ReadonlySet<string>>, id: string | undefined): boolean {
  const hasAtom = useMemo(
    () => atom((get) => id !== undefined && get(idsAtom).has(id)),
    [idsAtom, id],
  )
  return useAtomValue(hasAtom)
}
