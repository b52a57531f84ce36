import { ShopLink } from '#src/components/page/shop-link.tsx'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as styles from './logo.module.css'

/** The shop's name, with its picture before it. */
export function Logo() {
  return (
    <ShopLink link="#/" className={styles.logo}>
      <img src={SETTINGS.logo} alt="" className={styles.picture} />
      {SETTINGS.name}
    </ShopLink>
  )
}
