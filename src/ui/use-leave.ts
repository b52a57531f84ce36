import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls `onLeave` when the visitor presses or focuses something outside an element. Not on `focusout`: a phone's
 * keyboard that is closed to see more of the page also takes the focus away.
 */
export function useLeave(ref: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leaveBy = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && ref.current?.contains(target))) onLeave()
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', (event) => leaveBy(event), { signal })
    document.addEventListener('focusin', (event) => leaveBy(event), { signal })
    return () => stop.abort()
  }, [])
}
