import { Link } from '@tanstack/react-router'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly text: string
}

/** A page with nothing on it, and a way on. Focus may come here when the last thing was taken out. */
export function EmptyState({ text }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2 tabIndex={-1} className={styles.text}>
        {text}
      </h2>
      <Link to="/" className={styles.link}>
        Go to the store
      </Link>
    </div>
  )
}
