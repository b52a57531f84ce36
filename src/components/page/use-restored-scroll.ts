import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

/**
 * Scrolls a page to its earlier position once its content is ready, as after a reload. The router has scrolled before
 * that, but only as far as the page reached without its content.
 */
export function useRestoredScroll(isReady: boolean): void {
  const kept = useElementScrollRestoration({ getElement: () => window })
  const topRef = useRef(kept?.scrollY)
  useLayoutEffect(() => {
    if (!isReady || topRef.current === undefined) return
    window.scrollTo({ top: topRef.current, behavior: 'instant' })
    // Once: the same content may be pending again.
    topRef.current = undefined
  }, [isReady])
}
