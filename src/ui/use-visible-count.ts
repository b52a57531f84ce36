import { useEffect, useState, type RefObject } from 'react'

interface VisibleCount {
  /** Items in full view, at least 1. */
  readonly whole: number
  /** Items at least partly in view. */
  readonly partly: number
}

/**
 * How many items fit into a row. CSS sets their width and gap, so they are measured: when the browser has laid them
 * out, and again on every resize.
 */
export function useVisibleCount(rowRef: RefObject<HTMLElement | null>): VisibleCount {
  const [count, setCount] = useState<VisibleCount>({ whole: 1, partly: Infinity })

  useEffect(() => {
    const row = rowRef.current
    if (!row) return
    const measure = () => {
      const item = row.firstElementChild
      if (!item || item.clientWidth === 0) return
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
      const step = item.clientWidth + gap
      const whole = Math.max(1, Math.floor((row.clientWidth + gap) / step))
      const partly = Math.ceil(row.clientWidth / step)
      setCount((previous) =>
        previous.whole === whole && previous.partly === partly ? previous : { whole, partly },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => observer.disconnect()
  }, [rowRef])

  return count
}
