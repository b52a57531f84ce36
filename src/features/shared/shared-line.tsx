import { ProductLine } from '#src/components/product/product-line.tsx'
import { formatPrice } from '#src/domain/money/money.ts'
import type { Product } from '#src/domain/product/product.ts'
import styles from './shared-line.module.css'

interface SharedLineProps {
  readonly product: Product
  /** Of a line of a cart. */
  readonly quantity?: number
  /** Says that the visitor has the product already. */
  readonly note: string | undefined
}

export function SharedLine({ product, quantity = 1, note }: SharedLineProps) {
  return (
    <ProductLine
      product={product}
      note={note && <p className={styles.note}>{note}</p>}
      loading="lazy"
      className={styles.line}
    >
      <p className={styles.sum}>
        {quantity > 1 && <span className={styles.quantity}>{`${quantity} × `}</span>}
        {quantity > 1 && (
          <span className={styles.quantity}>{`${formatPrice(product.price)} = `}</span>
        )}
        <span className={styles.price}>{formatPrice(product.price * quantity)}</span>
      </p>
    </ProductLine>
  )
}
