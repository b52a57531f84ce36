import { useAtomValue } from 'jotai'
import { messageAtom } from '#src/state/message.ts'
import { undoableAtom } from '#src/state/undo.ts'
import { MessageNotice } from './message-notice.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { UndoOffer } from './undo-offer.tsx'

/** All notices. Their code loads after the first page. */
export function LateNotices() {
  const removal = useAtomValue(undoableAtom)
  const message = useAtomValue(messageAtom)
  return (
    <>
      {removal && <UndoOffer removal={removal} />}
      {message && <MessageNotice key={message.count} text={message.text} />}
      <StorageNotice />
    </>
  )
}
