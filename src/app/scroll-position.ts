import type { ParsedLocation } from '@tanstack/react-router'
import { bootState } from '#src/lib/boot-state.ts'

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
