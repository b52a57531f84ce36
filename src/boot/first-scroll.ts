import type { ParsedLocation } from '@tanstack/react-router'
import { bootState } from './boot-state.ts'

/**
 * Whether the router may scroll the page that it has drawn. Not the first page of a visit: the visitor may have
 * scrolled its template before the shop's code had loaded. After a reload or Back, the router restores the position.
 */
export function mayScroll({ location }: { readonly location: ParsedLocation }): boolean {
  const isScrolled = bootState().path === location.pathname && window.scrollY > 0 && isNewVisit()
  bootState().path = undefined
  // The router keeps a page's position only after a scroll event, and it missed those before it started.
  if (isScrolled) document.dispatchEvent(new Event('scroll'))
  return !isScrolled
}

function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}
