import { Price } from '#src/components/product/price.tsx'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import styles from './product-view.module.css'

/** The prices of a product: on phones under its name, else above what can be chosen. Their line is kept without it. */
export function PriceLine({ detail }: { readonly detail?: ProductDetail }) {
  return (
    <div className={styles.price}>
      {detail && <Price price={detail.priceDiscount} fullPrice={detail.priceRegular} size="page" />}
    </div>
  )
}
