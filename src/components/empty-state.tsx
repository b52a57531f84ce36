import { Link } from '@tanstack/react-router'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly text: string
}

/** A page with nothing on it, and a way on. */
export function EmptyState({ text }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{text}</p>
      <Link to="/" className={styles.link}>
        Go to the store
      </Link>
    </div>
  )
}
