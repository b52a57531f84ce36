import { Loader } from '#src/ui/loader.tsx'
import styles from './list-pending.module.css'

/** A list that is pending: about as high as a window, so that the footer does not move when the list is shown. */
export function ListPending() {
  return (
    <div className={styles.pending}>
      <Loader />
    </div>
  )
}
