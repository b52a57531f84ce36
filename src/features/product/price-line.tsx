import { Price } from '#src/components/product/price.tsx'
import { PriceTerms } from '#src/components/product/price-terms.tsx'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import * as styles from './product-view.module.css'

interface PriceLineProps {
  readonly detail?: ProductDetail
  /** What an accessory fits: `Fits iPhone 16 Pro`. */
  readonly fit?: string | undefined
  readonly availability?: string | undefined
}

/** The prices of a product: on phones under its name, else above what can be chosen. Their line is kept without it. */
export function PriceLine({ detail, fit, availability }: PriceLineProps) {
  return (
    <div className={styles.price}>
      {detail && (
        <div>
          <Price price={detail.priceDiscount} fullPrice={detail.priceRegular} size="page" />
          <PriceTerms />
        </div>
      )}
      {(availability ?? fit) !== undefined && (
        <div className={styles.beside}>
          <p>{availability}</p>
          <p>{fit}</p>
        </div>
      )}
    </div>
  )
}
