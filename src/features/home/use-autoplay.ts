import { useEffect, useEffectEvent } from 'react'

/** How long a slide stays, in milliseconds (specification, section 9). */
export const AUTOPLAY_INTERVAL = 5000

interface AutoplayOptions {
  readonly isRunning: boolean
  /** What is shown: the time starts anew whenever it changes, by itself or by the visitor's hand. */
  readonly shown: number
  readonly onElapsed: () => void
}

/** Calls `onElapsed` when what is shown has stayed for the interval. */
export function useAutoplay({ isRunning, shown, onElapsed }: AutoplayOptions): void {
  const elapsed = useEffectEvent(onElapsed)
  // A timer is outside of React's knowledge.
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => elapsed(), AUTOPLAY_INTERVAL)
    return () => clearTimeout(timer)
  }, [isRunning, shown])
}
