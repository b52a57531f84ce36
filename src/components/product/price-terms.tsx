import { ShopLink } from '#src/components/page/shop-link.tsx'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as styles from './price-note.module.css'

/** The owner's sentence about all prices, such as 'incl. VAT, plus delivery'; nothing without one. */
export function PriceTerms() {
  const { priceNote } = SETTINGS
  return (
    priceNote && (
      <p className={styles.note}>
        <ShopLink link={priceNote.link} className={styles.accept}>
          {priceNote.text}
        </ShopLink>
      </p>
    )
  )
}
