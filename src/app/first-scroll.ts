import type { ParsedLocation } from '@tanstack/react-router'
import { start } from '#src/start/protocol.ts'

/**
 * Whether the router may scroll a page that it has drawn: not the first page of a visit, which the visitor may have
 * scrolled before the shop's code was there. After a reload or Back, the router knows where the page was scrolled to.
 */
export function mayScroll({ location }: { readonly location: ParsedLocation }): boolean {
  const isScrolled = start().path === location.pathname && window.scrollY > 0 && isNewVisit()
  start().path = undefined
  // The router keeps the positions of pages on which it has seen a scroll event.
  if (isScrolled) document.dispatchEvent(new Event('scroll'))
  return !isScrolled
}

function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}
