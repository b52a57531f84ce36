import type { ComponentProps } from 'react'
import styles from './notice.module.css'

/** A quiet message at the edge of the window, and what can be done about it. */
export function Notice(props: ComponentProps<'div'>) {
  return <div role="status" className={styles.notice} {...props} />
}
