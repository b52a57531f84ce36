import { useRef, type DragEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { stepTo } from './page-flow.ts'

/** A swipe counts when it is longer than this, in pixels (specification, section 9). */
const SWIPE_THRESHOLD = 50

/** A press that moves less than this, in pixels, is a click. */
const CLICK_TOLERANCE = 3

interface SwipeOptions {
  /** The element that follows the finger: gets the offset in pixels as `--drag`, and no transition while it moves. */
  readonly movedRef: RefObject<HTMLElement | null>
  /** Called once at the end of a swipe over the threshold, however long it is: with 1 for the next, -1 for back. */
  readonly onSwipe: (by: -1 | 1) => void
}

/** A press: stays until the next one starts. */
interface Press {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  /** Whether it moved sideways first. A press that moves up or down first is left to the browser, which scrolls. */
  readonly isSwipe?: boolean
}

/**
 * Sideways swipes by touch, pen and mouse, as props for an element that needs `touch-action: pan-y pinch-zoom`. A swipe
 * below the threshold springs back, and no swipe clicks the element under it.
 */
export function useSwipe({ movedRef, onSwipe }: SwipeOptions) {
  const pressRef = useRef<Press>(undefined)

  const follow = (x: number | undefined) => {
    const style = movedRef.current?.style
    style?.setProperty('transition', x === undefined ? '' : 'none')
    style?.setProperty('--drag', `${x ?? 0}px`)
  }

  return {
    onPointerDown: ({ isPrimary, button, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      follow(undefined)
      pressRef.current = isPrimary && button === 0 ? { pointerId, x, y } : undefined
    },
    onPointerMove: ({ pointerId, buttons, clientX, clientY, currentTarget }: PointerEvent) => {
      const press = pressRef.current
      // No button is down: the press ended outside of the element.
      if (press?.pointerId !== pointerId || buttons === 0) return
      const x = clientX - press.x
      if (!press.isSwipe) {
        const y = clientY - press.y
        if (Math.hypot(x, y) < CLICK_TOLERANCE) return
        pressRef.current = Math.abs(x) > Math.abs(y) ? { ...press, isSwipe: true } : undefined
        if (!pressRef.current) return
        currentTarget.setPointerCapture(pointerId)
      }
      follow(x)
    },
    onPointerUp: ({ pointerId, clientX }: PointerEvent) => {
      const press = pressRef.current
      if (press?.pointerId !== pointerId || !press.isSwipe) return
      follow(undefined)
      const x = clientX - press.x
      if (Math.abs(x) > SWIPE_THRESHOLD) onSwipe(stepTo(-x))
    },
    onPointerCancel: () => {
      follow(undefined)
      pressRef.current = undefined
    },
    // Drops the click at the end of a swipe. A click by keyboard has `detail` 0 and passes.
    onClickCapture: (event: MouseEvent) => {
      if (!pressRef.current?.isSwipe || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
    // Without this the browser drags a link or a picture instead.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
