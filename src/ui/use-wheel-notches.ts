import { useWheel } from '@use-gesture/react'
import { useState, type RefObject } from 'react'
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
  useWheel(
    ({ event, last }) => {
      // The library repeats the last event when the wheel has come to rest. One that cannot be prevented belongs to
      // a scroll of the page that has begun elsewhere.
      if (last || !event.cancelable || event.ctrlKey) return
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      event.preventDefault()
      const direction = count(event)
      if (direction !== 0) onNotch(direction)
    },
    { target: targetRef, enabled: isEnabled, eventOptions: { passive: false } },
  )
}
