import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { createNotchCounter } from './wheel-notches.ts'

interface WheelNotchesOptions {
  readonly targetRef: RefObject<HTMLElement | null>
  readonly isEnabled: boolean
  /** Called for each notch: 1 down, -1 up. */
  readonly onNotch: (direction: -1 | 1) => void
}

/** Takes the vertical wheel over one element for itself; the page scrolls everywhere else, and sideways here too. */
export function useWheelNotches({ targetRef, isEnabled, onNotch }: WheelNotchesOptions): void {
  const [count] = useState(createNotchCounter)
  const takeWheel = useEffectEvent((event: WheelEvent) => {
    // The unit before all else: who asks for a way first is told it in pixels by Firefox, as of a trackpad.
    const { deltaMode, deltaX, deltaY, timeStamp } = event
    // What cannot be prevented belongs to a scroll of the page that has begun elsewhere.
    if (!event.cancelable || event.ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return
    event.preventDefault()
    const wheelDeltaY = 'wheelDeltaY' in event ? Number(event.wheelDeltaY) : 0
    const direction = count({ deltaMode, deltaY, wheelDeltaY, timeStamp })
    if (direction !== 0) onNotch(direction)
  })

  useEffect(() => {
    const target = targetRef.current
    if (!target || !isEnabled) return
    // React's own listeners are passive, and could not keep the page where it is.
    target.addEventListener('wheel', takeWheel, { passive: false })
    return () => target.removeEventListener('wheel', takeWheel)
  }, [targetRef, isEnabled])
}
