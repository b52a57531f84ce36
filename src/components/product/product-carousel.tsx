import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { entryKey } from '#src/components/page/history-entry.ts'
import type { Product } from '#src/domain/product/product.ts'
import * as m from '#src/messages/messages.gen.ts'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Loader, RING } from '#src/ui/loader.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useDrawnInSteps } from '#src/ui/use-drawn-in-steps.ts'
import { useSwipe } from '#src/ui/use-swipe.ts'
import { ProductCard } from './product-card.tsx'
import { useListEvent } from './use-list-event.ts'
import * as carousel from './carousel.module.css'
import * as styles from './product-carousel.module.css'

/** More than the widest row shows at once. */
const FIRST_ITEMS = 6

/** Few, because carousels are below the fold, and the page can answer presses between two steps. */
const NEXT_ITEMS = 2

interface ProductCarouselProps extends RowProps {
  readonly isPending: boolean
  readonly withLoader?: boolean
  /** False on a page that is pending: the page that replaces it shows the same carousel. */
  readonly sendsEvent?: boolean
}

/** A carousel of products, or nothing without products. Its height is reserved while it is pending. */
export function ProductCarousel({
  isPending,
  withLoader = false,
  sendsEvent = true,
  ...row
}: ProductCarouselProps) {
  useListEvent(row.heading, row.products, sendsEvent && !isPending)
  if (!isPending) return row.products.length > 0 ? <Row {...row} /> : null
  // More cards than the widest row shows.
  const skeleton = (
    <div className={styles.skeleton}>
      <Skeleton kind="block" />
      <Skeleton
        kind="card"
        count={6}
        className={classNames(styles.cards, row.withLead && carousel.withLead)}
      />
    </div>
  )
  return (
    <div className={styles.pending}>
      {withLoader ? (
        <Loader>
          {skeleton}
          {RING}
        </Loader>
      ) : (
        skeleton
      )}
    </div>
  )
}

interface RowProps {
  readonly heading: string
  readonly products: readonly Product[]
  readonly withOldPrice?: boolean
  /** Whether the first card is as wide as two, in wide windows. */
  readonly withLead?: boolean
  /** A control for the whole row, beside its buttons. */
  readonly action?: ReactNode
  readonly sentence?: ReactNode
}

/** Each carousel's position, by the key of its entry in the browser's history and its heading. */
const positions = new Map<string, number>()

/**
 * Cards under a heading that move one card at a time, until the last card is in full view (specification, section 4).
 * Cards out of sight cannot be reached by keyboard. Back and Forward restore the position.
 */
function Row({
  heading,
  products,
  withOldPrice = true,
  withLead = false,
  action,
  sentence,
}: RowProps) {
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
  const headingId = useId()
  const trackRef = useRef<HTMLUListElement>(null)
  const visible = useVisibleCount(trackRef)
  const [position, setPosition] = useState(positions.get(key) ?? 0)
  const drawn = useDrawnInSteps(items, { first: position + FIRST_ITEMS, step: NEXT_ITEMS })
  /** The columns of the first card beyond its own: less is in sight beside it. */
  const wider = (at: number) => (at === 0 ? visible.wider : 0)
  const last =
    items.length <= visible.whole - visible.wider ? 0 : Math.max(1, items.length - visible.whole)
  // The window may have become wider since the visitor moved the row, and show more cards.
  const index = Math.min(position, last)
  const moveTo = (target: number) => {
    const moved = Math.min(last, Math.max(0, target))
    setPosition(moved)
    positions.set(key, moved)
  }

  /** Moves a card that the keyboard has reached into full view. */
  const showWhole = (cardIndex: number) => {
    if (cardIndex < index + visible.whole - wider(index)) return
    moveTo(Math.max(index + 1, cardIndex - visible.whole + 1))
  }

  const swipe = useSwipe({ movedRef: trackRef, onSwipe: (by) => moveTo(index + by) })

  return (
    <section aria-labelledby={headingId}>
      <div className={carousel.head}>
        <h2 id={headingId}>{heading}</h2>
        <div className="row">
          {action}
          <IconButton
            icon="chevron-left"
            label={m.cardPrevious}
            disabled={index === 0}
            onClick={() => moveTo(index - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={m.cardNext}
            disabled={index === last}
            onClick={() => moveTo(index + 1)}
          />
        </div>
        {sentence && <p className={carousel.sentence}>{sentence}</p>}
      </div>
      <div className={carousel.window} {...swipe}>
        <ul
          ref={trackRef}
          className={classNames(carousel.track, withLead && carousel.withLead)}
          style={{ '--index': index && index + visible.wider }}
        >
          {drawn.map(({ key: itemKey, content }, cardIndex) => (
            <li
              key={itemKey}
              className={carousel.item}
              inert={cardIndex < index || cardIndex >= index + visible.partly - wider(index)}
              onFocus={({ target }) => {
                if (target.matches(':focus-visible')) showWhole(cardIndex)
              }}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** How many items fit into a row: measured after layout and on every resize, since CSS sets their width and gap. */
function useVisibleCount(rowRef: RefObject<HTMLElement | null>) {
  /** Items in full view, at least 1; items at least partly in view; the columns of the first item beyond its own. */
  const [count, setCount] = useState({ whole: 1, partly: Infinity, wider: 0 })

  useEffect(() => {
    const row = rowRef.current
    if (!row) return
    const measure = () => {
      const item = row.lastElementChild
      if (!item || item.clientWidth === 0) return
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
      const step = item.clientWidth + gap
      const whole = Math.max(1, Math.floor((row.clientWidth + gap) / step))
      // The cards run to the edge of the window.
      const window = row.parentElement?.clientWidth ?? row.clientWidth
      const partly = Math.ceil((window + row.clientWidth) / 2 / step)
      const extra = (row.firstElementChild?.clientWidth ?? 0) - item.clientWidth
      setCount({ whole, partly, wider: Math.round(extra / step) })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => observer.disconnect()
  }, [rowRef])

  return count
}
