import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from './icon-button.tsx'
import { useDrawnInSteps, type ListItem } from './use-drawn-in-steps.ts'
import { useSwipe } from './use-swipe.ts'
import * as styles from './carousel.module.css'

/** More than the widest row shows at once. */
const FIRST_ITEMS = 6

/** Few, because carousels are below the fold, and the page can answer presses between two steps. */
const NEXT_ITEMS = 2

interface CarouselProps {
  readonly heading: string
  readonly items: readonly ListItem[]
  /** A control for the whole row, beside its buttons. */
  readonly action?: ReactNode
  readonly sentence?: ReactNode
  /** The index of the first card in sight at the start. */
  readonly initialPosition?: number
  readonly onMove?: (position: number) => void
}

/**
 * A row of cards under its heading that moves one card at a time, until the last card is in full view (specification,
 * section 4). Cards out of sight cannot be reached by keyboard.
 */
export function Carousel({
  heading,
  items,
  action,
  sentence,
  initialPosition = 0,
  onMove,
}: CarouselProps) {
  const headingId = useId()
  const trackRef = useRef<HTMLUListElement>(null)
  const visible = useVisibleCount(trackRef)
  const drawn = useDrawnInSteps(items, { first: initialPosition + FIRST_ITEMS, step: NEXT_ITEMS })
  const [position, setPosition] = useState(initialPosition)
  const last = Math.max(0, items.length - visible.whole)
  // The window may have become wider since the visitor moved the row, and show more cards.
  const index = Math.min(position, last)
  const moveTo = (target: number) => {
    const moved = Math.min(last, Math.max(0, target))
    setPosition(moved)
    onMove?.(moved)
  }

  /** Moves a card that the keyboard has reached into full view. */
  const showWhole = (cardIndex: number) => {
    if (cardIndex >= index + visible.whole) moveTo(cardIndex - visible.whole + 1)
  }

  const swipe = useSwipe({ movedRef: trackRef, onSwipe: (by) => moveTo(index + by) })

  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        <div className={styles.buttons}>
          {action}
          <IconButton
            icon="chevron-left"
            label="Previous"
            disabled={index === 0}
            onClick={() => moveTo(index - 1)}
          />
          <IconButton
            icon="chevron-right"
            label="Next"
            disabled={index === last}
            onClick={() => moveTo(index + 1)}
          />
        </div>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
      </div>
      <div className={styles.window} {...swipe}>
        <ul ref={trackRef} className={styles.track} style={{ '--index': index }}>
          {drawn.map(({ key, content }, cardIndex) => (
            <li
              key={key}
              className={styles.item}
              inert={cardIndex < index || cardIndex >= index + visible.partly}
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

/**
 * How many items fit into a row. CSS sets their width and gap, so they are measured: when the browser has laid them
 * out, and again on every resize.
 */
function useVisibleCount(rowRef: RefObject<HTMLElement | null>) {
  /** Items in full view, at least 1, and items at least partly in view. */
  const [count, setCount] = useState({ whole: 1, partly: Infinity })

  useEffect(() => {
    const row = rowRef.current
    if (!row) return
    const measure = () => {
      const item = row.firstElementChild
      if (!item || item.clientWidth === 0) return
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
      const step = item.clientWidth + gap
      const whole = Math.max(1, Math.floor((row.clientWidth + gap) / step))
      const partly = Math.ceil(row.clientWidth / step)
      setCount((previous) =>
        previous.whole === whole && previous.partly === partly ? previous : { whole, partly },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => observer.disconnect()
  }, [rowRef])

  return count
}
