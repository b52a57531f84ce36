import { useAtomValue } from 'jotai'
import { announcementAtom } from '#src/state/announcement.ts'
import { StorageNotice } from './storage-notice.tsx'
import { UndoNotice } from './undo-notice.tsx'
import styles from './notices.module.css'

interface NoticesProps {
  readonly isInert: boolean
}

/**
 * The one live region of the shop: messages for all, and texts for screen readers only. It is there from the start,
 * because screen readers do not reliably tell of a region that comes with its text.
 */
export function Notices({ isInert }: NoticesProps) {
  const { text, count } = useAtomValue(announcementAtom)
  return (
    <div aria-live="polite" className={styles.notices} inert={isInert}>
      <p key={count} className="visually-hidden">
        {text}
      </p>
      <UndoNotice />
      <StorageNotice />
    </div>
  )
}
