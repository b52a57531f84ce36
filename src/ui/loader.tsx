import type { ReactNode } from 'react'
import * as styles from './loader.module.css'

export function Loader({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="status" aria-label="Loading" className={styles.loader}>
      {children}
      <span className={styles.ring} />
    </div>
  )
}
