import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Removal } from '#src/domain/removal.ts'
import { announceAtom } from '#src/state/announcement.ts'
import { forgetRemovalsAtom, undoableAtom, undoAtom } from '#src/state/undo.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useShortcut } from '#src/ui/use-shortcut.ts'
import { useTimeout } from '#src/ui/use-timeout.ts'
import { focusRestored } from './focus-restored.ts'

/** How long a removal can be undone, in milliseconds; not counted while the pointer or the focus is on the notice. */
export const UNDO_TIME = 10_000

/** Offers to put back what was removed from the cart or the favourites. */
export function UndoNotice() {
  const removal = useAtomValue(undoableAtom)
  return removal && <UndoOffer removal={removal} />
}

function UndoOffer({ removal }: { readonly removal: Removal }) {
  const forget = useSetAtom(forgetRemovalsAtom)
  const putBack = useSetAtom(undoAtom)
  const announce = useSetAtom(announceAtom)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  const undo = () => {
    // Draw the products at once: only an element that is in the page can have the focus.
    flushSync(putBack)
    focusRestored(removal)
    announce(`Back in the ${removal.from}.`)
  }
  useTimeout({
    ms: UNDO_TIME,
    isRunning: !isPointedAt && !isFocused,
    startedBy: removal,
    onElapsed: () => forget(),
  })
  useShortcut('z', buttonRef, undo)

  return (
    <Notice
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <p>{messageOf(removal)}</p>
      <Button
        ref={buttonRef}
        variant="secondary"
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={undo}
      >
        Undo
      </Button>
    </Notice>
  )
}

function messageOf({ from, removed }: Removal): string {
  return removed.length === 1 ? `Removed from the ${from}.` : `${removed.length} products removed.`
}
