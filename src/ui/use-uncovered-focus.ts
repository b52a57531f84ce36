import { useLayoutEffect, type RefObject } from 'react'

/**
 * Scrolls the focused element out from under a bar at the bottom of the window, when the bar appears. Its height is in
 * the page's `scroll-padding-bottom`. A focus in `replacedRef`, which the bar replaces, does not hold back a page that
 * scrolls.
 */
export function useUncoveredFocus(replacedRef?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (replacedRef?.current?.contains(focused)) return
    const { top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect()
    const padding = Number.parseFloat(
      getComputedStyle(document.documentElement).scrollPaddingBottom,
    )
    const isCovered = bottom > window.innerHeight - (padding || 0)
    if (isCovered && top < window.innerHeight) focused?.scrollIntoView({ block: 'nearest' })
  }, [replacedRef])
}
