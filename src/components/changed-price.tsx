import { useSetAtom } from 'jotai'
import { formatPrice } from '#src/domain/money.ts'
import type { PriceChange } from '#src/domain/price-changes.ts'
import type { Product } from '#src/domain/product.ts'
import { announceAtom } from '#src/state/announcement.ts'
import styles from './changed-price.module.css'

interface ChangedPriceProps {
  /** As it is kept. */
  readonly product: Product
  /** The id of the link with the product's name. */
  readonly nameId: string
  readonly change: PriceChange
  /** Takes the product as the shop has it now. */
  readonly onAccept: (current: readonly Product[]) => void
}

/** Says that a kept price is no longer the shop's, and offers the new one. */
export function ChangedPrice({ product, nameId, change, onAccept }: ChangedPriceProps) {
  const announce = useSetAtom(announceAtom)
  if (change.kind === 'gone') return <p className={styles.note}>No longer sold</p>

  const price = formatPrice(change.current.price)
  const accept = () => {
    // The button goes with the old price. The product's name stays, and the next Tab leads on from there.
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
