import { useAtomValue } from 'jotai'
import { lateCode } from '#src/code/late-code.ts'
import { LateComponent } from '#src/components/late-component.tsx'
import { undoableAtom } from '#src/state/undo.ts'

const offerCode = lateCode('Undo', async () => (await import('./undo-offer.tsx')).UndoOffer)

/** Offers to undo the latest removal. The code of the offer loads before it is needed. */
export function UndoNotice() {
  const removal = useAtomValue(undoableAtom)
  return <LateComponent code={offerCode} props={removal && { removal }} />
}
