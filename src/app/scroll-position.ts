import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { bootState } from '#src/boot/boot-state.ts'

/** Not on the first page of a visit: the visitor may have scrolled its template. After a reload or Back, it may. */
export function mayScroll({ location }: { readonly location: ParsedLocation }): boolean {
  const isScrolled = bootState().path === location.pathname && window.scrollY > 0 && isNewVisit()
  bootState().path = undefined
  if (isScrolled) savePosition()
  return !isScrolled
}

/** When a page is left: a scroll between a press and the paint of its page would be lost for Back. */
export function keepLastScroll(router: AnyRouter): void {
  let isScrolled = false
  document.addEventListener('scroll', () => {
    isScrolled = true
  })
  const save = () => {
    if (isScrolled) savePosition()
    isScrolled = false
  }
  router.subscribe('onBeforeNavigate', save)
  // Before the router's own listener, which is older.
  window.addEventListener('pagehide', save, { capture: true })
}

/** The router saves a page's position at the next scroll event after the page was drawn, and not otherwise. */
function savePosition(): void {
  document.dispatchEvent(new Event('scroll'))
}

function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}
