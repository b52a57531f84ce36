import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { bootState } from '#src/lib/boot-state.ts'

/** Whether the router may scroll the page: not on a new visit whose template the visitor has scrolled already. */
export function mayScroll({ location }: { readonly location: ParsedLocation }): boolean {
  const isScrolled = bootState().path === location.pathname && window.scrollY > 0 && isNewVisit()
  bootState().path = undefined
  if (isScrolled) savePosition()
  return !isScrolled
}

/** Saves the position of a page that is left: a scroll between a press and the next paint would be lost for Back. */
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
