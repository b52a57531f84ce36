import type { ReactNode } from 'react'
import * as styles from './loader.module.css'

interface LoaderProps {
  /** A skeleton, of the size of what is loading. */
  readonly children?: ReactNode
}

/** A spinner with the accessible name 'Loading'. */
export function Loader({ children }: LoaderProps) {
  return (
    <div role="status" aria-label="Loading" className={styles.loader}>
      {children}
      <span className={styles.ring} />
    </div>
  )
}
