import { useEffect, useState, type RefObject } from 'react'

/** The share of an element that has to be in view. Not 1: at some zoom levels a fraction of a pixel is cut off. */
const SHOWN = 0.95

/** Whether an element is outside of the window, or in the edges of it that the page's scroll padding keeps free. */
export function useIsOutOfView(elementRef: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false)

  useEffect(() => {
    const element = elementRef.current
    if (!element) return
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const margin = [scrollPaddingTop, scrollPaddingBottom].map(
      (padding) => `${-(Number.parseFloat(padding) || 0)}px`,
    )
    const observer = new IntersectionObserver(
      (entries) => setIsOut((entries.at(-1)?.intersectionRatio ?? 1) < SHOWN),
      { rootMargin: margin.join(' 0px '), threshold: SHOWN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementRef])

  return isOut
}
