import type { ParsedLocation } from '@tanstack/react-router'

/**
 * Whether the router may scroll a page that it has drawn: not the one that `index.html` has shown as its first frame,
 * where the visitor has scrolled that. What is loaded anew or come back to has a place that the router knows better.
 */
export function mayScroll({ location }: { readonly location: ParsedLocation }): boolean {
  const { dataset } = document.getElementById('root') ?? document.body
  const isScrolled = dataset.path === location.pathname && window.scrollY > 0 && isNewVisit()
  delete dataset.path
  // The router keeps the places of pages that have been scrolled since they were drawn.
  if (isScrolled) document.dispatchEvent(new Event('scroll'))
  return !isScrolled
}

function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}
