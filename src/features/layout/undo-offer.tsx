import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Removal } from '#src/domain/removal.ts'
import { announceAtom } from '#src/state/announcement.ts'
import { forgetRemovalsAtom, undoAtom } from '#src/state/undo.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useShortcut } from '#src/ui/use-shortcut.ts'
import { useTimeout } from '#src/ui/use-timeout.ts'
import { focusRestored } from './focus-restored.ts'

/** How long a removal can be undone, in milliseconds, while neither pointer nor focus rests on the notice. */
export const UNDO_TIME = 10_000

interface UndoOfferProps {
  readonly removal: Removal
}

/** Offers to put back what was removed from one of the visitor's lists. */
export function UndoOffer({ removal }: UndoOfferProps) {
  const forget = useSetAtom(forgetRemovalsAtom)
  const putBack = useSetAtom(undoAtom)
  const announce = useSetAtom(announceAtom)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  const undo = () => {
    // Only what is on the page again can take the focus.
    flushSync(putBack)
    focusRestored(removal)
    announce(removal.isReplacement ? `Put back: ${removal.from}.` : `Back in the ${removal.from}.`)
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

function messageOf({ from, removed, isReplacement }: Removal): string {
  if (isReplacement) return `Replaced: ${from}.`
  return removed.length === 1 ? `Removed from the ${from}.` : `${removed.length} products removed.`
}
