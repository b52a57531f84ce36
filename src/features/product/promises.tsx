import { ShopLink } from '#src/components/page/shop-link.tsx'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as styles from './promises.module.css'

/** What the shop's owner says of delivery, returns and the like, below the buttons of every product. */
export function Promises() {
  const { promises } = SETTINGS
  if (promises.length === 0) return null
  return (
    <ul className={styles.promises}>
      {promises.map(({ text, link }) => (
        <li key={text}>
          <ShopLink link={link} className="note quiet">
            {text}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
