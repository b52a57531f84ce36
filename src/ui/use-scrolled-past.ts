import { useEffect, useState, type RefObject } from 'react'

/** In pixels, more than any page's height: extends the observed area down, so that elements below count as seen. */
const FAR_BELOW = 1_000_000

/** Whether an element has been scrolled out of the window at the top, or under the sticky header. */
export function useScrolledPast(elementRef: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)

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
