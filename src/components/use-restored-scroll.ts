import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'

/**
 * After a reload, scrolls a page to its earlier position once its content is ready. The router has scrolled before
 * that, but only as far as the page reached without its content.
 */
export function useRestoredScroll(isReady: boolean): void {
  const kept = useElementScrollRestoration({ getElement: () => window })
  const [top] = useState(isReady ? undefined : kept?.scrollY)
  useLayoutEffect(() => {
    if (isReady && top !== undefined) window.scrollTo({ top, behavior: 'instant' })
  }, [isReady, top])
}
