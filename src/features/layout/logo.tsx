import { ShopLink } from '#src/components/page/shop-link.tsx'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as styles from './logo.module.css'

export function Logo() {
  return (
    <ShopLink link="#/" className={styles.logo}>
      {/* After the page's own pictures: the name stands beside it. */}
      <img src={SETTINGS.logo} alt="" className={styles.picture} fetchPriority="low" />
      {SETTINGS.name}
    </ShopLink>
  )
}
