import { memo, useMemo } from 'react'
import { ListOfAnyLength } from '#src/components/long-list/list-of-any-length.tsx'
import { FaultBoundary } from '#src/components/page/fault-boundary.tsx'
import type { CartLine } from '#src/domain/cart/cart.ts'
import type { PriceChange } from '#src/domain/cart/price-changes.ts'
import { CartLineItem } from './cart-line-item.tsx'
import * as styles from './cart-page.module.css'

/** Memoised, so that a change of one line does not render the others. */
const Line = memo(CartLineItem)

interface CartLinesProps {
  readonly lines: readonly CartLine[]
  /** How the catalogue's prices differ from those in the cart, by product id. */
  readonly changes: ReadonlyMap<string, PriceChange>
}

export function CartLines({ lines, changes }: CartLinesProps) {
  const items = useMemo(
    () =>
      lines.map(({ product, quantity }) => ({
        key: product.id,
        content: (
          <FaultBoundary fallback={product.name}>
            <Line product={product} quantity={quantity} change={changes.get(product.id)} />
          </FaultBoundary>
        ),
      })),
    [lines, changes],
  )
  return <ListOfAnyLength items={items} className={styles.lines} />
}
