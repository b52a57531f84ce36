import { useAtomValue } from 'jotai'
import { useEffect, useState, type ComponentType } from 'react'
import { lateCode } from '#src/code/late-code.ts'
import type { Removal } from '#src/domain/removal.ts'
import { undoableAtom } from '#src/state/undo.ts'

const withOffer = lateCode('Undo', () => import('./undo-offer.tsx'))

/** Offers to undo the latest removal. The code of the offer loads after the first page, before it is needed. */
export function UndoNotice() {
  const removal = useAtomValue(undoableAtom)
  // Not React's `lazy`, which would show the first offer up to 300 ms late.
  const [UndoOffer, setUndoOffer] = useState<ComponentType<{ readonly removal: Removal }>>()
  useEffect(
    () =>
      withOffer(({ UndoOffer }) => {
        setUndoOffer(() => UndoOffer)
        return () => setUndoOffer(undefined)
      }),
    [],
  )
  return removal && UndoOffer && <UndoOffer removal={removal} />
}
