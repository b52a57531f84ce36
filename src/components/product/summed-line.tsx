import type { ReactNode } from 'react'
import { type CartLine, linePrice } from '#src/domain/cart/cart.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import { ProductLine } from './product-line.tsx'
import * as styles from './summed-line.module.css'

/** A product with its quantity and the sum of its price, which cannot be changed here. */
export function SummedLine({ product, quantity, note }: CartLine & { readonly note: ReactNode }) {
  const { price, currency } = product
  return (
    <ProductLine product={product} note={note} loading="lazy">
      <p className={styles.sum}>
        {quantity > 1 && <span className="quiet">{`${quantity} × `}</span>}
        {quantity > 1 && <span className="quiet">{`${formatPrice(price, currency)} = `}</span>}
        <span className={styles.price}>
          {formatPrice(linePrice({ product, quantity }), currency)}
        </span>
      </p>
    </ProductLine>
  )
}
