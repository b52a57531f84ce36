import { ShopLink } from '#src/components/page/shop-link.tsx'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { deliveryOf } from '#src/domain/order/delivery.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as styles from './price-terms.module.css'

/** The owner's sentence about all prices, such as 'incl. VAT, plus delivery'; nothing without one. */
export function PriceTerms() {
  const { priceNote } = SETTINGS
  return (
    priceNote && (
      <p className={styles.note}>
        <ShopLink link={priceNote.link} className={styles.link}>
          {priceNote.text}
        </ShopLink>
      </p>
    )
  )
}

/** What delivery of these lines costs and how long it takes, by the usual way, the first; nothing in a shop without rules. */
export function DeliveryNote({ lines }: { readonly lines: readonly CartLine[] }) {
  const [way] = SETTINGS.delivery
  return way && lines.length > 0 && <p className={styles.note}>{deliveryOf(way, lines).text}</p>
}
