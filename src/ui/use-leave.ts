import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls `onLeave` at a press or focus outside an element. Not on `focusout`: closing a phone's keyboard is one too. */
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
