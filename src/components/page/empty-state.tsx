import type { ReactNode } from 'react'
import { ButtonLink } from './button-link.tsx'
import * as styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly text: string
  readonly children?: ReactNode
}

/** Says that a page or list is empty. Its heading gets the focus when the last item is removed. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2 data-empty="" tabIndex={-1} className={styles.text}>
        {text}
      </h2>
      {children ?? (
        <ButtonLink to="/" variant="primary">
          Go to the store
        </ButtonLink>
      )}
    </div>
  )
}
