import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { AddToCartButton } from '#src/components/add-to-cart-button.tsx'
import { CompareButton } from '#src/components/compare-button.tsx'
import { FavouriteButton } from '#src/components/favourite-button.tsx'
import { Price } from '#src/components/price.tsx'
import { ShareButton } from '#src/components/share-button.tsx'
import { SpecificationList } from '#src/components/specification-list.tsx'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import type { Category } from '#src/domain/category.ts'
import { summarySpecifications } from '#src/domain/facts/specifications.ts'
import { findProduct } from '#src/domain/find-product.ts'
import { formatPrice } from '#src/domain/money.ts'
import type { ProductDetail } from '#src/domain/product-detail.ts'
import { report } from '#src/events/report.ts'
import { PurchaseBar } from './purchase-bar.tsx'
import styles from './purchase.module.css'

/** Hard-coded by the specification, section 2. */
const PRODUCT_ID_TEXT = 'ID: 802390'

interface PurchaseProps {
  readonly category: Category
  readonly detail: ProductDetail
}

/** Price, buttons and summary. The cart receives the catalogue's entry, whose price may differ from the details'. */
export function Purchase({ category, detail }: PurchaseProps) {
  const { data } = useQuery(catalogueQuery())
  const buttonsRef = useRef<HTMLDivElement>(null)
  const product = findProduct(data, category, detail.id)
  const place = useRef(null)
  useEffect(() => {
    if (product) report((reports) => reports.productShown(place, product))
  }, [product])
  return (
    <div className={styles.purchase}>
      <Price price={detail.priceDiscount} fullPrice={detail.priceRegular} size="page" />
      {product && product.price !== detail.priceDiscount && (
        <p className={styles.note}>{`The cart will hold it at ${formatPrice(product.price)}.`}</p>
      )}
      <div ref={buttonsRef} className={styles.buttons}>
        <AddToCartButton product={product} />
        <FavouriteButton product={product} />
        <CompareButton product={product} />
      </div>
      <PurchaseBar product={product} detail={detail} buttonsRef={buttonsRef} />
      <SpecificationList rows={summarySpecifications(detail)} />
      <div className={styles.foot}>
        <p className={styles.id}>{PRODUCT_ID_TEXT}</p>
        <ShareButton />
      </div>
    </div>
  )
}
