import { useSetAtom } from 'jotai'
import type { PriceChange } from '#src/domain/cart/price-changes.ts'
import { currencyName } from '#src/domain/money/currency-names.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import type { Product } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { announceAtom } from '#src/state/toasts.ts'
import { focusKey } from '#src/ui/focus-keys.ts'
import * as styles from './price-note.module.css'

interface PriceNoteProps {
  readonly product: Product
  readonly change: PriceChange | undefined
  /** Whether a total is beside it, which leaves out prices in another currency than the shop's. */
  readonly hasTotal?: boolean
  readonly onAccept: (current: readonly Product[]) => void
}

/** Says that a price is in another currency or has changed, and offers the new one, or that the product is gone. */
export function PriceNote({ product, change, hasTotal = false, onAccept }: PriceNoteProps) {
  const announce = useSetAtom(announceAtom)
  const { currency } = product
  return (
    <>
      {currency && (
        <p className={styles.note}>
          {m.cardPricedIn({ currency: currencyName(currency), beside: hasTotal ? 'total' : '' })}
        </p>
      )}
      {change === 'gone' && <p className={styles.note}>{m.cardNotSold}</p>}
      {change && change !== 'gone' && (
        <p className={styles.note}>
          <span>{m.cardNewPrice({ price: formatPrice(change.price) })}</span>{' '}
          <button
            type="button"
            className={styles.accept}
            aria-label={m.cardUseNewPriceOf({ name: product.name })}
            {...focusKey('accept', product.id)}
            onClick={() => {
              onAccept([change])
              announce(m.cardCosts({ name: product.name, price: formatPrice(change.price) }))
            }}
          >
            {m.cardUseNewPrice}
          </button>
        </p>
      )}
    </>
  )
}
