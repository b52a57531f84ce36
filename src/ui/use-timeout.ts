import { useEffect, useEffectEvent } from 'react'

interface TimeoutOptions {
  readonly ms: number
  /** While false, no timer runs; when it becomes true, the time starts from zero. */
  readonly isRunning: boolean
  /** The time starts from zero whenever this changes. */
  readonly startedBy: unknown
  readonly onElapsed: () => void
}

/** Calls `onElapsed` once `ms` milliseconds have passed without a restart. */
export function useTimeout({ ms, isRunning, startedBy, onElapsed }: TimeoutOptions): void {
  const elapsed = useEffectEvent(onElapsed)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => elapsed(), ms)
    return () => clearTimeout(timer)
  }, [ms, isRunning, startedBy])
}
