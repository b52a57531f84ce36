import type { RefObject } from 'react'
import { AddToCartButton } from '#src/components/product/add-to-cart-button.tsx'
import { Price } from '#src/components/product/price.tsx'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import type { Product } from '#src/domain/product/product.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { useScrolledPast } from '#src/ui/use-scrolled-past.ts'
import { useUncoveredFocus } from '#src/ui/use-uncovered-focus.ts'
import styles from './purchase-bar.module.css'

/** A phone held upright. With strong zoom or very large text, the bar would cover too much of the page. */
const PHONE = '(20rem <= width < 640px) and (height >= 480px)'

interface PurchaseBarProps {
  readonly product: Product | undefined
  readonly detail: ProductDetail
  /** The page's own buttons, which the bar replaces once they are scrolled past. */
  readonly buttonsRef: RefObject<HTMLElement | null>
}

/** Shows price and 'Add to cart' at the bottom of a phone's window once the page's own buttons are scrolled past. */
export function PurchaseBar(props: PurchaseBarProps) {
  const isPhone = useMediaQuery(PHONE)
  const isNeeded = useScrolledPast(props.buttonsRef)
  return isPhone && isNeeded && <Bar {...props} />
}

function Bar({ product, detail }: Omit<PurchaseBarProps, 'buttonsRef'>) {
  useUncoveredFocus()
  return (
    <div role="group" aria-label={`Buy ${detail.name}`} className={styles.bar}>
      <div className={styles.words}>
        <p dir="auto" className={styles.name}>
          {detail.name}
        </p>
        <Price price={detail.priceDiscount} fullPrice={detail.priceRegular} />
      </div>
      <AddToCartButton product={product} />
    </div>
  )
}
