import styles from './loader.module.css'

/** Says that something is on its way. */
export function Loader() {
  return (
    <div role="status" aria-label="Loading" className={styles.loader}>
      <span className={styles.ring} />
    </div>
  )
}
