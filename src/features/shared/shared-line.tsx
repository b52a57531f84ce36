import { Link } from '@tanstack/react-router'
import { ProductPhoto } from '#src/components/product-photo.tsx'
import { useReturnState } from '#src/components/use-return-state.ts'
import { formatPrice } from '#src/domain/money.ts'
import type { Product } from '#src/domain/product.ts'
import { controlMark } from '#src/ui/focus-marks.ts'
import styles from './shared-line.module.css'

interface SharedLineProps {
  readonly product: Product
  /** Of a line of a cart. */
  readonly quantity?: number
  /** Says that the visitor has the product already. */
  readonly note: string | undefined
}

export function SharedLine({ product, quantity = 1, note }: SharedLineProps) {
  const returnState = useReturnState()
  return (
    <div className={styles.line}>
      <span className={styles.photo}>
        <ProductPhoto
          path={product.image}
          pictureSizes={product.pictureSizes}
          alt=""
          shownAt="72px"
          loading="lazy"
        />
      </span>
      <div>
        <Link
          dir="auto"
          to="/$category/$productId"
          params={{ category: product.category, productId: product.itemId }}
          state={returnState}
          {...controlMark('open', product.id)}
          className={styles.name}
        >
          {product.name}
        </Link>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <p className={styles.sum}>
        {quantity > 1 && <span className={styles.quantity}>{`${quantity} × `}</span>}
        {quantity > 1 && (
          <span className={styles.quantity}>{`${formatPrice(product.price)} = `}</span>
        )}
        <span className={styles.price}>{formatPrice(product.price * quantity)}</span>
      </p>
    </div>
  )
}
