import { Link } from '@tanstack/react-router'
import styles from './logo.module.css'

export function Logo() {
  return (
    <Link to="/" activeProps={{ 'aria-current': undefined }} className={styles.logo}>
      <svg aria-hidden="true" viewBox="0 0 28 28" className={styles.mark}>
        <rect x="3" y="2" width="14" height="24" rx="4" className={styles.back} />
        <rect x="11" y="7" width="14" height="19" rx="4" className={styles.front} />
      </svg>
      Gadgetry
    </Link>
  )
}
