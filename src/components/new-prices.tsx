import { useSetAtom } from 'jotai'
import type { PriceChange } from '#src/domain/price-changes.ts'
import type { Product } from '#src/domain/product.ts'
import { announceAtom } from '#src/state/announcement.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './new-prices.module.css'

interface NewPricesProps {
  readonly changes: ReadonlyMap<string, PriceChange>
  /** Takes the products as the shop has them now. */
  readonly onAccept: (current: readonly Product[]) => void
}

/** Offers all new prices at once, where more than one has changed. */
export function NewPrices({ changes, onAccept }: NewPricesProps) {
  const announce = useSetAtom(announceAtom)
  const current = [...changes.values()].flatMap((change) =>
    change.kind === 'price' ? [change.current] : [],
  )
  if (current.length < 2) return null

  const acceptAll = () => {
    onAccept(current)
    announce('All prices are up to date')
  }
  return (
    <div className={styles.notice}>
      <p>{`${current.length} products have a new price since you added them.`}</p>
      <Button variant="secondary" onClick={acceptAll}>
        Use all new prices
      </Button>
    </div>
  )
}
