import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** In pixels: the wheel has to move this far for a turn. */
const THRESHOLD = 40

/** In milliseconds: after a turn, the wheel rests for this long. */
const LOCK = 300

/** In pixels: only a mouse wheel moves this far in one event. Trackpads send many smaller ones. */
const NOTCH = 100

/** In milliseconds: after this pause, a new round begins. */
const PAUSE = 1_000

interface WheelTurnsOptions {
  readonly targetRef: RefObject<HTMLElement | null>
  /** After this many turns in one direction without a pause, the wheel scrolls the page. Below 2, it always does. */
  readonly round: number
  /** Called for each turn: 1 down, -1 up. */
  readonly onTurn: (direction: -1 | 1) => void
}

/** A notch of a mouse wheel over an element is one turn, and so is a whole stroke on a trackpad with its momentum. */
export function useWheelTurns({ targetRef, round, onTurn }: WheelTurnsOptions): void {
  const wheelRef = useRef({ moved: 0, turns: 0, lockedUntil: -Infinity, lastTime: -Infinity })
  const takeWheel = useEffectEvent((event: WheelEvent) => {
    // Read `deltaMode` first, or Firefox reports the lines of a notch as a few pixels.
    const { deltaMode, deltaX, deltaY, timeStamp } = event
    // An event that cannot be cancelled belongs to a scroll that started outside of the element.
    if (!event.cancelable || event.ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return
    const isNotch = deltaMode !== 0 || Math.abs(deltaY) >= NOTCH
    const wheel = wheelRef.current
    const pause = timeStamp - wheel.lastTime
    wheel.lastTime = timeStamp
    if (pause >= PAUSE) wheel.turns = 0
    if (pause >= LOCK) wheel.moved = 0

    if (timeStamp < wheel.lockedUntil) {
      event.preventDefault()
      // The stroke that has turned goes on.
      if (!isNotch) wheel.lockedUntil = timeStamp + LOCK
      return
    }
    if (wheel.turns * Math.sign(deltaY) >= round) return
    event.preventDefault()
    wheel.moved = isNotch ? THRESHOLD * Math.sign(deltaY) : wheel.moved + deltaY
    if (Math.abs(wheel.moved) < THRESHOLD) return
    const direction = wheel.moved > 0 ? 1 : -1
    wheel.turns = wheel.turns * direction < 0 ? direction : wheel.turns + direction
    wheel.moved = 0
    wheel.lockedUntil = timeStamp + LOCK
    onTurn(direction)
  })

  useEffect(() => {
    const target = targetRef.current
    if (!target || round < 2) return
    // React's wheel listeners are passive: they cannot keep the page from scrolling.
    target.addEventListener('wheel', takeWheel, { passive: false })
    return () => target.removeEventListener('wheel', takeWheel)
  }, [targetRef, round])
}
