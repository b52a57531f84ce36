import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { announcementAtom } from '#src/state/messages.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Toasts } from './toasts.tsx'
import * as styles from './live-region.module.css'

/**
 * The shop's only live region: visible messages, and texts for screen readers only. It is in the page from the start,
 * because screen readers may miss the text of a region that is added together with it.
 */
export function LiveRegion() {
  const { text, count } = useAtomValue(announcementAtom)
  const toastsRef = useRef<HTMLDivElement>(null)
  return (
    <div aria-live="polite">
      <p key={count} className="visually-hidden">
        {text}
      </p>
      <div ref={toastsRef} className={classNames(styles.toasts, 'not-printed')}>
        <Toasts boxRef={toastsRef} />
      </div>
    </div>
  )
}
