import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

/** Whether the visitor returns to a page that was scrolled, so that the router restores its scroll position. */
export function useIsScrollRestored(): boolean {
  const top = useKeptTop()
  return top !== undefined && top > 0
}

/** Scrolls a page to its earlier position once it is ready: the router can only scroll as far as the page reaches. */
export function useRestoredScroll(isReady = true): void {
  const topRef = useRef(useKeptTop())
  useLayoutEffect(() => {
    if (!isReady || topRef.current === undefined) return
    window.scrollTo({ top: topRef.current, behavior: 'instant' })
    // Once: the same content may be pending again.
    topRef.current = undefined
  }, [isReady])
}

function useKeptTop(): number | undefined {
  return useElementScrollRestoration({ getElement: () => window })?.scrollY
}
