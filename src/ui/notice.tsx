import type { ComponentProps } from 'react'
import styles from './notice.module.css'

/** A message at the edge of the window, with its buttons. */
export function Notice(props: ComponentProps<'div'>) {
  return <div role="status" className={styles.notice} {...props} />
}
