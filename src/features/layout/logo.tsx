import { useLinkProps } from '@tanstack/react-router'
import styles from './logo.module.css'

export function Logo() {
  const link = useLinkProps({ to: '/', className: styles.logo, activeProps: {} })
  return (
    // `Link` would mark the logo as the current page; only the navigation's Home should be.
    <a {...link} aria-current={undefined} data-status={undefined}>
      <svg aria-hidden="true" viewBox="0 0 28 28" className={styles.mark}>
        <rect x="3" y="2" width="14" height="24" rx="4" className={styles.back} />
        <rect x="11" y="7" width="14" height="19" rx="4" className={styles.front} />
      </svg>
      Gadgetry
    </a>
  )
}
