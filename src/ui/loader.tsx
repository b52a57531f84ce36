import type { ReactNode } from 'react'
import * as styles from './loader.module.css'

interface LoaderProps {
  readonly children?: ReactNode
}

export function Loader({ children }: LoaderProps) {
  return (
    <div role="status" aria-label="Loading" className={styles.loader}>
      {children}
      <span className={styles.ring} />
    </div>
  )
}
