import { useLayoutEffect, useRef, type RefObject } from 'react'
import { AddToCartButton } from '#src/components/add-to-cart-button.tsx'
import { Price } from '#src/components/price.tsx'
import type { ProductDetail } from '#src/domain/product-detail.ts'
import type { Product } from '#src/domain/product.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { useScrolledPast } from '#src/ui/use-scrolled-past.ts'
import styles from './purchase-bar.module.css'

/** A phone held upright; not where zoom or the reader's large text would make the bar take the page's place. */
const PHONE = '(20rem <= width < 640px) and (height >= 480px)'

interface PurchaseBarProps {
  readonly product: Product | undefined
  readonly detail: ProductDetail
  /** The buttons of the page that it stands in for. */
  readonly buttonsRef: RefObject<HTMLElement | null>
}

/** Keeps price and 'Add to cart' in reach of the thumb once the page's own buttons have scrolled away. */
export function PurchaseBar(props: PurchaseBarProps) {
  const isPhone = useMediaQuery(PHONE)
  const isNeeded = useScrolledPast(props.buttonsRef)
  return isPhone && isNeeded && <Bar {...props} />
}

function Bar({ product, detail }: Omit<PurchaseBarProps, 'buttonsRef'>) {
  const barRef = useRef<HTMLDivElement>(null)

  // What has the focus comes clear of the bar, which would cover it.
  useLayoutEffect(() => {
    const focused = document.activeElement
    const { top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect()
    const isCovered = bottom > window.innerHeight - (barRef.current?.offsetHeight ?? 0)
    if (isCovered && top < window.innerHeight) focused?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={barRef} role="group" aria-label={`Buy ${detail.name}`} className={styles.bar}>
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
