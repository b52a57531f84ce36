import { useRouter } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { entryKey } from '#src/components/page/history-entry.ts'
import type { Product } from '#src/domain/product/product.ts'
import { Carousel } from '#src/ui/carousel.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Loader } from '#src/ui/loader.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ProductCard } from './product-card.tsx'
import { useListEvent } from './use-list-event.ts'
import * as styles from './product-carousel.module.css'

interface ProductCarouselProps extends RowProps {
  /** Whether the carousel may not be shown yet; it is prepared as soon as there are `products`. */
  readonly isPending: boolean
  /** Shows a loader while pending. */
  readonly withLoader?: boolean
  /** False on a page that is pending: the page that replaces it shows the same carousel. */
  readonly sendsEvent?: boolean
}

/**
 * A carousel of products, or nothing without products. Its height is reserved while it is pending, so that nothing
 * moves when it is shown and a scroll position can be restored.
 */
export function ProductCarousel({
  isPending,
  withLoader = false,
  sendsEvent = true,
  ...row
}: ProductCarouselProps) {
  const hasProducts = row.products.length > 0
  useListEvent(row.heading, row.products, sendsEvent && !isPending)
  if (!isPending && !hasProducts) return null
  return (
    <div className={classNames(styles.slot, isPending && styles.pending)}>
      {isPending && (withLoader ? <Loader>{SKELETON}</Loader> : SKELETON)}
      <div hidden={isPending} className={styles.content}>
        {hasProducts && <Row {...row} />}
      </div>
    </div>
  )
}

/** The heading, and more cards than the widest row shows. */
const SKELETON = (
  <div className={styles.skeleton}>
    <Skeleton kind="block" />
    <Skeleton kind="card" count={6} className={styles.cards} />
  </div>
)

interface RowProps {
  readonly heading: string
  readonly products: readonly Product[]
  readonly withOldPrice?: boolean
  /** See `Carousel`. */
  readonly action?: ReactNode
  /** See `Carousel`. */
  readonly sentence?: ReactNode
}

/** Each carousel's position, by the key of its entry in the browser's history and its heading. */
const positions = new Map<string, number>()

/** Back and Forward restore its position. */
function Row({ heading, products, withOldPrice = true, ...parts }: RowProps) {
  const router = useRouter()
  // Read once, when the page opens: the router's location changes before this page is removed.
  const [key] = useState(() => `${entryKey(router.latestLocation)} ${heading}`)
  const items = useMemo(
    () =>
      products.map((product) => ({
        key: product.id,
        content: <ProductCard list={heading} product={product} withOldPrice={withOldPrice} />,
      })),
    [heading, products, withOldPrice],
  )
  return (
    <Carousel
      heading={heading}
      items={items}
      {...parts}
      initialPosition={positions.get(key) ?? 0}
      onMove={(position) => positions.set(key, position)}
    />
  )
}
