import { Link } from '@tanstack/react-router'
import { EMPTY_MARK } from '#src/ui/focus-marks.ts'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly text: string
}

/** Says that a page is empty, with a link to the store. Its heading gets the focus when the last item is removed. */
export function EmptyState({ text }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2 {...EMPTY_MARK} className={styles.text}>
        {text}
      </h2>
      <Link to="/" className={styles.link}>
        Go to the store
      </Link>
    </div>
  )
}
