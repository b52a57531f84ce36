import * as styles from './loader.module.css'

/** A spinner with the accessible name 'Loading'. */
export function Loader() {
  return (
    <div role="status" aria-label="Loading" className={styles.loader}>
      <span className={styles.ring} />
    </div>
  )
}
