import { useEffect, useState, type RefObject } from 'react'

/** More than any page is long: whatever stands further down counts as still to come. */
const FAR_BELOW = 1_000_000

/** Whether an element has been scrolled out of the window at its top, under what is kept there for the header. */
export function useScrolledPast(elementRef: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)

  // Where things stand in the window is outside of React's knowledge.
  useEffect(() => {
    const element = elementRef.current
    if (!element) return
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const observer = new IntersectionObserver(
      (entries) => setIsPast(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `${-header || 0}px 0px ${FAR_BELOW}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementRef])

  return isPast
}
