import { Loader } from '#src/ui/loader.tsx'
import styles from './catalogue-pending.module.css'

/** A list that is loading: about a window full, so that the footer does not move when the list comes. */
export function CataloguePending() {
  return (
    <div className={styles.pending}>
      <Loader />
    </div>
  )
}
