import { useAtomValue } from 'jotai'
import { undoableAtom } from '#src/state/undo.ts'
import { ComparisonNotice } from './comparison-notice.tsx'
import { UndoOffer } from './undo-offer.tsx'

/** The notices that follow a press. */
export function LateNotices() {
  const removal = useAtomValue(undoableAtom)
  return (
    <>
      {removal && <UndoOffer removal={removal} />}
      <ComparisonNotice />
    </>
  )
}
