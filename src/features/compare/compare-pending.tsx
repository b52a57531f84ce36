import { Loader } from '#src/ui/loader.tsx'
import styles from './compare-pending.module.css'

/** A comparison that is pending: about as high as a window, so that the footer does not move when it is shown. */
export function ComparePending() {
  return (
    <div className={styles.pending}>
      <Loader />
    </div>
  )
}
