import { PriceNote } from '#src/components/product/price-note.tsx'
import { SummedLine } from '#src/components/product/summed-line.tsx'
import type { CartLine } from '#src/domain/cart/cart.ts'
import type { PriceChange } from '#src/domain/cart/price-changes.ts'
import { articleNumberText } from '#src/domain/order/article-number.ts'
import type { Product } from '#src/domain/product/product.ts'
import * as styles from './order-page.module.css'

interface OrderLineProps extends CartLine {
  /** The product as the catalogue has it now; undefined if it cannot be ordered. */
  readonly current: Product | undefined
  readonly change: PriceChange | undefined
  /** Called with the product as it is in the catalogue now. */
  readonly onAccept: (current: readonly Product[]) => void
}

/** A line of the order: what is ordered by which article number, or why it cannot be. */
export function OrderLine({ product, quantity, current, change, onAccept }: OrderLineProps) {
  return (
    <SummedLine
      product={product}
      quantity={quantity}
      note={
        <>
          {current && <p className={styles.number}>{articleNumberText(current)}</p>}
          <PriceNote
            product={product}
            change={change}
            foreignEffect="not in the total"
            onAccept={onAccept}
          />
        </>
      }
    />
  )
}
