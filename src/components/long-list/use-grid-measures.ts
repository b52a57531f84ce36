import { useLayoutEffect, useState, type RefObject } from 'react'

/** How a grid of cards is laid out; lengths in pixels. */
interface GridMeasures {
  readonly columns: number
  readonly rowHeight: number
  /** Space between two rows. */
  readonly gap: number
  /** Distance from the top of the page. */
  readonly top: number
}

/** Used until the first rows are drawn: about right for a phone. */
const GUESS: GridMeasures = { columns: 2, rowHeight: 400, gap: 0, top: 0 }

/** Measures a grid after layout, and again whenever its width changes. */
export function useGridMeasures(gridRef: RefObject<HTMLElement | null>): GridMeasures {
  const [measures, setMeasures] = useState(GUESS)

  useLayoutEffect(() => {
    const grid = gridRef.current
    if (!grid) return undefined
    let width = 0
    const measure = () => {
      if (grid.clientWidth === width) return
      width = grid.clientWidth
      setMeasures(measuresOf(grid))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    return () => observer.disconnect()
  }, [gridRef])

  return measures
}

function measuresOf(grid: HTMLElement): GridMeasures {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: grid.querySelector<HTMLElement>('[data-index]')?.offsetHeight ?? GUESS.rowHeight,
    gap: parseFloat(rowGap) || 0,
    top: grid.getBoundingClientRect().top + window.scrollY,
  }
}
