import { useAtomValue } from 'jotai'
import { announcementAtom } from '#src/state/announcement.ts'
import { ComparisonNotice } from './comparison-notice.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { UndoNotice } from './undo-notice.tsx'
import styles from './notices.module.css'

interface NoticesProps {
  readonly isInert: boolean
}

/**
 * The shop's only live region: visible messages, and texts for screen readers only. It is in the page from the start,
 * because screen readers may miss the text of a region that is added together with it.
 */
export function Notices({ isInert }: NoticesProps) {
  const { text, count } = useAtomValue(announcementAtom)
  return (
    <div aria-live="polite" className={styles.notices} inert={isInert}>
      <p key={count} className="visually-hidden">
        {text}
      </p>
      <UndoNotice />
      <ComparisonNotice />
      <StorageNotice />
    </div>
  )
}
