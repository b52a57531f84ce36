import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import { Loader } from '#src/ui/loader.tsx'
import { Shapes } from '#src/ui/shapes.tsx'
import * as styles from './page-pending.module.css'

interface PagePendingProps {
  readonly list: 'cart' | 'favourites'
  /** Shapes of the list's products, hidden if it is empty. */
  readonly children: ReactNode
}

/** Shapes of the page of a kept list, which only the visitor's browser can draw. */
export function PagePending({ list, children }: PagePendingProps) {
  return (
    <Loader>
      <div className={styles.page}>
        <Shapes kind="block" className={styles.title} />
        <div className={classNames(styles.list, styles[list])}>{children}</div>
      </div>
    </Loader>
  )
}
