import { ShopLink } from '#src/components/page/shop-link.tsx'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as styles from './logo.module.css'

/** The shop's name, with its own picture or our drawing before it. */
export function Logo() {
  return (
    <ShopLink link="#/" className={styles.logo}>
      {SETTINGS.logo ? (
        <img src={SETTINGS.logo} alt="" className={styles.picture} />
      ) : (
        <svg aria-hidden="true" viewBox="0 0 28 28" className={styles.mark}>
          <rect x="3" y="2" width="14" height="24" rx="4" className={styles.back} />
          <rect x="11" y="7" width="14" height="19" rx="4" className={styles.front} />
        </svg>
      )}
      {SETTINGS.name}
    </ShopLink>
  )
}
