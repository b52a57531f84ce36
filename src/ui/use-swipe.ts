import { useDrag } from '@use-gesture/react'
import type { RefObject } from 'react'

/** A swipe counts when it is longer than this, in pixels (specification, section 9). */
export const SWIPE_THRESHOLD = 50

interface SwipeOptions {
  /** What follows the finger: gets the offset in pixels as `--drag` and `data-dragging` while it moves. */
  readonly movedRef: RefObject<HTMLElement | null>
  /** Called once at the end of a swipe over the threshold, whatever its length. */
  readonly onSwipe: (direction: 'previous' | 'next') => void
}

/**
 * Sideways swipes by touch, pen and mouse. A shorter one springs back, and none of them clicks what lies under
 * the finger; scrolling the page stays the browser's.
 *
 * @returns props for the element that takes the swipes; it needs `touch-action: pan-y`
 */
export function useSwipe({ movedRef, onSwipe }: SwipeOptions) {
  const bind = useDrag(
    ({ active, canceled, xy: [current], initial: [start] }) => {
      // The library's own `movement` lacks the pixels by which it tells a swipe from a click.
      const x = current - start
      const moved = movedRef.current
      if (moved) {
        moved.toggleAttribute('data-dragging', active)
        moved.style.setProperty('--drag', active ? `${x}px` : '0px')
      }
      if (!active && !canceled && Math.abs(x) > SWIPE_THRESHOLD) {
        onSwipe(x < 0 ? 'next' : 'previous')
      }
    },
    { axis: 'x', filterTaps: true },
  )
  return {
    ...bind(),
    // Without this the browser drags a link or a picture instead.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}
