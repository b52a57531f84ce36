import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** The fields of a wheel event that matter; deltas in the unit of `deltaMode` (0 pixels, 1 lines, 2 pages). */
interface WheelStep {
  readonly deltaY: number
  readonly deltaMode: number
  /** The older, non-standard field: 120 per notch of a mouse, 3 per pixel of a trackpad. */
  readonly wheelDeltaY: number
  /** In milliseconds. */
  readonly timeStamp: number
}

/** In pixels: a step of this size or more is a notch of a mouse wheel. Trackpads send many smaller steps. */
const NOTCH = 100

/** One notch in `wheelDeltaY`. WebKit's `deltaY` of a notch is less than `NOTCH` and depends on the window's height. */
const OLDER_NOTCH = 120

/** In pixels: a trackpad stroke counts as one notch once it is this long. */
const STROKE = 40

/** In milliseconds: after this pause, a trackpad's stroke and its momentum have ended. */
const PAUSE = 150

/** In milliseconds: after this pause, a new round begins. */
const LONG_PAUSE = 1_000

interface WheelNotchesOptions {
  readonly targetRef: RefObject<HTMLElement | null>
  /** After this many notches in one direction without a rest, the wheel scrolls the page. Below 2, it always does. */
  readonly round: number
  /** Called for each notch: 1 down, -1 up. */
  readonly onNotch: (direction: -1 | 1) => void
}

/** Handles the vertical wheel over one element. The page scrolls as usual elsewhere, and sideways here too. */
export function useWheelNotches({ targetRef, round, onNotch }: WheelNotchesOptions): void {
  const [count] = useState(() => createNotchCounter(round))
  const takeWheel = useEffectEvent((event: WheelEvent) => {
    // Read `deltaMode` first, or Firefox reports pixels.
    const { deltaMode, deltaX, deltaY, timeStamp } = event
    // An event that cannot be cancelled belongs to a scroll that started outside of the element.
    if (!event.cancelable || event.ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return
    const wheelDeltaY = 'wheelDeltaY' in event ? Number(event.wheelDeltaY) : 0
    const direction = count({ deltaMode, deltaY, wheelDeltaY, timeStamp })
    if (direction === undefined) return
    event.preventDefault()
    if (direction !== 0) onNotch(direction)
  })

  useEffect(() => {
    const target = targetRef.current
    if (!target || round < 2) return
    // React's wheel listeners are passive: they cannot keep the page from scrolling.
    target.addEventListener('wheel', takeWheel, { passive: false })
    return () => target.removeEventListener('wheel', takeWheel)
  }, [targetRef, round])
}

/**
 * Counts notches of a wheel: each notch of a mouse wheel is one, and each whole stroke on a trackpad is one, however
 * many events it sends.
 *
 * @returns a function that takes an event and returns the direction of the notch it completes: 1 down, -1 up, 0 none;
 * undefined once `round` notches in this direction were counted in one go
 */
export function createNotchCounter(round: number): (step: WheelStep) => -1 | 0 | 1 | undefined {
  let lastTime = -Infinity
  let isStroke = false
  let isCounted = false
  let moved = 0
  /** Notches of this round, negative if they went up. */
  let turned = 0
  const counted = (direction: -1 | 0 | 1) => {
    turned = direction * turned < 0 ? direction : turned + direction
    return direction
  }

  return (step) => {
    const { deltaY, timeStamp } = step
    const pause = timeStamp - lastTime
    lastTime = timeStamp
    if (pause >= PAUSE) isStroke = false
    if (pause >= LONG_PAUSE) turned = 0

    // The momentum of the stroke that ends the round does not scroll the page.
    if (!isStroke && turned * sign(deltaY) >= round) return undefined
    if (isNotch(step) && !isStroke) return counted(sign(deltaY))

    if (!isStroke) {
      isStroke = true
      isCounted = false
      moved = 0
    }
    moved += deltaY
    if (isCounted || Math.abs(moved) < STROKE) return 0
    isCounted = true
    return counted(sign(moved))
  }
}

function isNotch({ deltaY, deltaMode, wheelDeltaY }: WheelStep): boolean {
  if (deltaMode !== 0 || Math.abs(deltaY) >= NOTCH) return true
  const isTrackpad = Math.abs(deltaY) < STROKE || wheelDeltaY === -3 * deltaY
  return wheelDeltaY !== 0 && wheelDeltaY % OLDER_NOTCH === 0 && !isTrackpad
}

function sign(value: number): -1 | 0 | 1 {
  return value > 0 ? 1 : value < 0 ? -1 : 0
}
