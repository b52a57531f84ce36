import { Price } from '#src/components/product/price.tsx'
import { PriceTerms } from '#src/components/product/price-terms.tsx'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import * as styles from './product-view.module.css'

interface PriceLineProps {
  readonly detail?: ProductDetail
  /** What stands beside the price, such as 'Sold out' or 'Fits iPhone 16 Pro'. */
  readonly notes?: readonly string[]
}

/** The prices of a product, on phones under its name, else above what can be chosen. Without `detail`, an empty line. */
export function PriceLine({ detail, notes = [] }: PriceLineProps) {
  return (
    <div className={styles.price}>
      {detail && (
        <div>
          <Price price={detail.priceDiscount} fullPrice={detail.priceRegular} size="page" />
          <PriceTerms />
        </div>
      )}
      {notes.length > 0 && (
        <div className={styles.beside}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </div>
  )
}
