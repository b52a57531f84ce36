/**
 * Whether the router may scroll a page that it has drawn: not the first one, which the visitor may have scrolled while
 * it was `index.html` that showed it. Where a page is loaded anew or come back to, the router knows the place better.
 */
export function createFirstScroll(): () => boolean {
  let isFirst = true
  return () => {
    const isScrolled = isFirst && window.scrollY > 0 && isNewVisit()
    isFirst = false
    return !isScrolled
  }
}

function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}
