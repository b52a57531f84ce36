import { useEffect, useEffectEvent } from 'react'

interface TimeoutOptions {
  readonly ms: number
  /** The time stands still while this is false, and starts anew afterwards. */
  readonly isRunning: boolean
  /** The time starts anew whenever this changes. */
  readonly startedBy: unknown
  readonly onElapsed: () => void
}

/** Calls `onElapsed` when nothing has started the time anew for as long as it takes. */
export function useTimeout({ ms, isRunning, startedBy, onElapsed }: TimeoutOptions): void {
  const elapsed = useEffectEvent(onElapsed)
  // A timer is outside of React's knowledge.
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => elapsed(), ms)
    return () => clearTimeout(timer)
  }, [ms, isRunning, startedBy])
}
