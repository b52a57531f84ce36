import { useSetAtom } from 'jotai'
import type { PriceChange } from '#src/domain/cart/price-changes.ts'
import type { Product } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { announceAtom } from '#src/state/toasts.ts'
import { Button } from '#src/ui/button.tsx'
import * as styles from './new-prices.module.css'

interface NewPricesProps {
  readonly changes: ReadonlyMap<string, PriceChange>
  readonly onAccept: (current: readonly Product[]) => void
}

/** Offers to accept all new prices at once. Nothing is shown for fewer than two. */
export function NewPrices({ changes, onAccept }: NewPricesProps) {
  const announce = useSetAtom(announceAtom)
  const current = [...changes.values()].filter((change) => change !== 'gone')
  if (current.length < 2) return null

  const acceptAll = () => {
    onAccept(current)
    announce(m.cardPricesUpToDate)
  }
  return (
    <div className={styles.notice}>
      <p>{m.cardNewPrices({ count: current.length })}</p>
      <Button variant="secondary" onClick={acceptAll}>
        {m.cardUseNewPrices}
      </Button>
    </div>
  )
}
