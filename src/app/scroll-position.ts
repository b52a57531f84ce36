import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import { bootState } from '#src/lib/boot-state.ts'

/**
 * Restores where each entry of the history was left. The router alone saves the position under the page that it drew
 * last, and restores only pages that it draws: a quick press or Back leaves an entry before it is drawn.
 */
export function restoreScroll(router: RegisteredRouter): void {
  const tops = new Map<string | undefined, number>()
  let entry = router.history.location.state.__TSR_key
  let isRestoring = false
  router.history.subscribe(({ location, action }) => {
    if (!isRestoring) tops.set(entry, window.scrollY)
    const next = location.state.__TSR_key
    isRestoring = action.type !== 'PUSH' && action.type !== 'REPLACE' && next !== entry
    entry = next
  })
  router.subscribe('onResolved', () => {
    if (!isRestoring) return
    isRestoring = false
    const top = tops.get(entry)
    // After the router's own scroll.
    if (top !== undefined) queueMicrotask(() => window.scrollTo({ top, behavior: 'instant' }))
  })
}

/** Whether the router may scroll the page: not on a new visit whose template the visitor has scrolled already. */
export function mayScroll({ location }: { readonly location: ParsedLocation }): boolean {
  const isScrolled = bootState().path === location.pathname && window.scrollY > 0 && isNewVisit()
  bootState().path = undefined
  // The router saves a page's position only after a scroll event, and has just forgotten those from before it was drawn.
  document.dispatchEvent(new Event('scroll'))
  return !isScrolled
}

function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}
