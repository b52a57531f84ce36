import { useSetAtom } from 'jotai'
import { formatPrice } from '#src/domain/money/money.ts'
import type { PriceChange } from '#src/domain/cart/price-changes.ts'
import type { Product } from '#src/domain/product/product.ts'
import { announceAtom } from '#src/state/announcement.ts'
import styles from './changed-price.module.css'

interface ChangedPriceProps {
  /** The kept product, with its old price. */
  readonly product: Product
  /** The id of the link with the product's name. */
  readonly nameId: string
  readonly change: PriceChange
  /** Called with the product as it is in the catalogue now. */
  readonly onAccept: (current: readonly Product[]) => void
}

/** Says that a kept price has changed, and offers the new one; or that the product is no longer sold. */
export function ChangedPrice({ product, nameId, change, onAccept }: ChangedPriceProps) {
  const announce = useSetAtom(announceAtom)
  if (change.kind === 'gone') return <p className={styles.note}>No longer sold</p>

  const price = formatPrice(change.current.price)
  const accept = () => {
    // Accepting removes this button. The product's name stays: from there, the next Tab continues in the same place.
    document.getElementById(nameId)?.focus()
    onAccept([change.current])
    announce(`${product.name} costs ${price}`)
  }
  return (
    <p className={styles.note}>
      <span>{`now ${price}`}</span>{' '}
      <button
        type="button"
        className={styles.accept}
        aria-label={`Use the new price of ${product.name}`}
        onClick={accept}
      >
        Use the new price
      </button>
    </p>
  )
}
