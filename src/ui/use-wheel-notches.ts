import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { createNotchCounter } from './wheel-notches.ts'

interface WheelNotchesOptions {
  readonly targetRef: RefObject<HTMLElement | null>
  readonly isEnabled: boolean
  /** Called for each notch: 1 down, -1 up. */
  readonly onNotch: (direction: -1 | 1) => void
}

/** Handles the vertical wheel over one element. The page scrolls as usual elsewhere, and sideways here too. */
export function useWheelNotches({ targetRef, isEnabled, onNotch }: WheelNotchesOptions): void {
  const [count] = useState(createNotchCounter)
  const takeWheel = useEffectEvent((event: WheelEvent) => {
    // Read `deltaMode` first, or Firefox reports pixels.
    const { deltaMode, deltaX, deltaY, timeStamp } = event
    // An event that cannot be cancelled belongs to a scroll that started outside of the element.
    if (!event.cancelable || event.ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return
    event.preventDefault()
    const wheelDeltaY = 'wheelDeltaY' in event ? Number(event.wheelDeltaY) : 0
    const direction = count({ deltaMode, deltaY, wheelDeltaY, timeStamp })
    if (direction !== 0) onNotch(direction)
  })

  useEffect(() => {
    const target = targetRef.current
    if (!target || !isEnabled) return
    // React's wheel listeners are passive: they cannot keep the page from scrolling.
    target.addEventListener('wheel', takeWheel, { passive: false })
    return () => target.removeEventListener('wheel', takeWheel)
  }, [targetRef, isEnabled])
}
