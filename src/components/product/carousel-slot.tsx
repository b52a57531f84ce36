import type { ComponentProps } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import { Loader } from '#src/ui/loader.tsx'
import { ProductCarousel } from './product-carousel.tsx'
import { useListEvent } from './use-list-event.ts'
import styles from './carousel-slot.module.css'

interface CarouselSlotProps extends ComponentProps<typeof ProductCarousel> {
  /** Whether the carousel may not be shown yet; it is prepared as soon as there are `products`. */
  readonly isPending: boolean
  /** Shows a loader while pending. */
  readonly withLoader?: boolean
  /** False on a page that is pending: the page that replaces it shows the same carousel. */
  readonly sendsEvent?: boolean
}

/**
 * A product carousel, or nothing without products. Its height is reserved while it is pending, so that nothing moves when
 * it is shown and a scroll position can be restored.
 */
export function CarouselSlot({
  isPending,
  withLoader = false,
  sendsEvent = true,
  ...carousel
}: CarouselSlotProps) {
  const hasProducts = carousel.products.length > 0
  useListEvent(carousel.heading, carousel.products, sendsEvent && !isPending)
  if (!isPending && !hasProducts) return null
  return (
    <div className={classNames(styles.slot, isPending && styles.pending)}>
      {isPending && withLoader && <Loader />}
      <div hidden={isPending} className={styles.content}>
        {hasProducts && <ProductCarousel {...carousel} />}
      </div>
    </div>
  )
}
