import { useId, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useSwipe } from './use-swipe.ts'
import { useTimeout } from './use-timeout.ts'
import { useVisibleCount } from './use-visible-count.ts'
import styles from './carousel.module.css'

/** More than the widest row shows at once: the other items follow, a few at a time. */
const FIRST_ITEMS = 6

/**
 * So many are drawn at a time, and each time to the end. With React's deferred values, which may be interrupted, pictures
 * are made that are never put into the page, and Chromium keeps such for ever, their cards with them.
 */
const NEXT_ITEMS = 4

interface CarouselProps {
  readonly heading: string
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[]
}

/**
 * A row of cards under its heading that moves one card at a time, from 0 to the last index at which a card is
 * still new to see (specification, section 4). Cards out of sight cannot be reached by keyboard.
 */
export function Carousel({ heading, items }: CarouselProps) {
  const headingId = useId()
  const trackRef = useRef<HTMLUListElement>(null)
  const visible = useVisibleCount(trackRef)
  const [drawn, setDrawn] = useState(FIRST_ITEMS)
  const [position, setPosition] = useState(0)
  const last = Math.max(0, items.length - visible.whole)
  // A wider window may show more cards than when the visitor moved.
  const index = Math.min(position, last)
  const moveTo = (target: number) => setPosition(Math.min(last, Math.max(0, target)))

  /** What a keyboard has reached is seen in full. */
  const showWhole = (place: number) => {
    if (place >= index + visible.whole) moveTo(place - visible.whole + 1)
  }

  useTimeout({
    ms: 0,
    isRunning: drawn < items.length,
    startedBy: drawn,
    onElapsed: () => setDrawn(drawn + NEXT_ITEMS),
  })
  const swipe = useSwipe({
    movedRef: trackRef,
    onSwipe: (direction) => moveTo(index + (direction === 'next' ? 1 : -1)),
  })

  return (
    <section aria-labelledby={headingId} className={styles.carousel}>
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        <div className={styles.buttons}>
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
      </div>
      <div className={styles.window} {...swipe}>
        <ul ref={trackRef} className={styles.track} style={{ '--index': index }}>
          {items.slice(0, drawn).map(({ key, content }, place) => (
            <li
              key={key}
              className={styles.item}
              inert={place < index || place >= index + visible.partly}
              onFocus={({ target }) => {
                if (target.matches(':focus-visible')) showWhole(place)
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
