import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { ListItem } from '#src/ui/use-drawn-in-steps.ts'

interface LongListProps {
  readonly items: readonly ListItem[]
  readonly className: string | undefined
}

/** Rows drawn beyond each edge of the window, so that a scroll or the Tab key finds the next ones in the document. */
const ROWS_AROUND = 3

/** A list of thousands of items: only the rows in and near the window are in the document, at their true positions. */
export function LongList({ items, className }: LongListProps) {
  const listRef = useRef<HTMLDivElement>(null)
  const { columns, rowHeight, gap, top } = useGridMeasures(listRef)
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(items.length / columns),
    // Measured heights are kept by key: a row that moves keeps its height.
    getItemKey: useCallback((row) => items[row * columns]?.key ?? row, [items, columns]),
    estimateSize: () => rowHeight,
    gap,
    overscan: ROWS_AROUND,
    scrollMargin: top,
    // With a size, the first render has rows, and one of them can be measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })

  // The library keeps measured heights until `measure` clears them, as after a change of the grid.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, rowHeight, gap])

  const rows = virtualizer.getVirtualItems()
  const first = rows[0]
  const last = rows.at(-1)
  const start = (first?.index ?? 0) * columns
  const end = ((last?.index ?? 0) + 1) * columns
  // Padding instead of the rows that are not in the document. Not elements of that height: React may remove them
  // together with rows. When a removed row has the focus, browsers lay out the rest at once, and a page that has lost
  // its height is scrolled to its top.
  const before = first ? first.start - top : 0
  const after = last ? virtualizer.getTotalSize() - (last.end - top) : 0
  return (
    <div
      ref={listRef}
      role="list"
      className={className}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {items.slice(start, end).map(({ key, content }, index) => {
        const itemIndex = start + index
        return (
          <div
            key={key}
            ref={itemIndex % columns === 0 ? virtualizer.measureElement : undefined}
            role="listitem"
            data-index={Math.floor(itemIndex / columns)}
            aria-posinset={itemIndex + 1}
            aria-setsize={items.length}
          >
            {content}
          </div>
        )
      })}
    </div>
  )
}

/** How a grid of cards is laid out; lengths in pixels. */
interface GridMeasures {
  readonly columns: number
  readonly rowHeight: number
  readonly gap: number
  /** Distance from the top of the page. */
  readonly top: number
}

/** Used until the first rows are drawn: about right for a phone. */
const GUESS: GridMeasures = { columns: 2, rowHeight: 400, gap: 0, top: 0 }

/** Measures a grid after layout, and again whenever its width changes. */
function useGridMeasures(gridRef: RefObject<HTMLElement | null>): GridMeasures {
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
