import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { loadCode } from '#src/code/load-code.ts'
import { Contained } from '#src/components/contained.tsx'
import { undoableAtom } from '#src/state/undo.ts'

const loadOffer = () => loadCode('Undo', () => import('./undo-offer.tsx'))

const UndoOffer = lazy(async () => ({ default: (await loadOffer()).UndoOffer }))

/** Offers to undo the latest removal. The code of the offer loads after the first page, before it is needed. */
export function UndoNotice() {
  const removal = useAtomValue(undoableAtom)
  useEffect(() => {
    // A failure shows when the offer is needed.
    loadOffer().catch(() => undefined)
  }, [])
  return (
    removal && (
      <Contained>
        <Suspense fallback={null}>
          <UndoOffer removal={removal} />
        </Suspense>
      </Contained>
    )
  )
}
