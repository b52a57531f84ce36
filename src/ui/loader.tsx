import type { ReactNode } from 'react'
import * as m from '#src/messages/messages.gen.ts'
import * as styles from './loader.module.css'

/** A ring that turns, or the shapes of what is loading; with both, the ring is a small one in the upper corner. */
export function Loader({ children = RING }: { readonly children?: ReactNode }) {
  return (
    <div role="status" aria-label={m.uiLoading} className={styles.loader}>
      {children}
    </div>
  )
}

export const RING = <span className={styles.ring} />
