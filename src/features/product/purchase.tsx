import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { AddToCartButton } from '#src/components/product/add-to-cart-button.tsx'
import { CompareButton } from '#src/components/product/compare-button.tsx'
import { FavouriteButton } from '#src/components/product/favourite-button.tsx'
import { Price } from '#src/components/product/price.tsx'
import { ShareButton } from '#src/components/share/share-button.tsx'
import { SpecificationList } from '#src/components/product/specification-list.tsx'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import type { Category } from '#src/domain/product/category.ts'
import { summarySpecifications } from '#src/domain/facts/specifications.ts'
import { findProduct } from '#src/domain/product/find-product.ts'
import { fitText } from '#src/domain/product/fit-text.ts'
import { formatPrice } from '#src/domain/money/money.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { sendEvent } from '#src/events/send-event.ts'
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
  const fit = useMemo(() => data && product && fitText(data, product), [data, product])
  const part = useRef(null)
  useEffect(() => {
    if (product) sendEvent((events) => events.productShown(part, product))
  }, [product])
  return (
    <div className={styles.purchase}>
      <div className={styles.price}>
        <Price price={detail.priceDiscount} fullPrice={detail.priceRegular} size="page" />
        {fit !== undefined && <p className={styles.fit}>{fit}</p>}
      </div>
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
