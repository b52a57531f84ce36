import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ListItem } from '#src/ui/list-item.ts'
import { useGridMeasures } from './use-grid-measures.ts'

interface LongListProps {
  readonly items: readonly ListItem[]
  /** A CSS grid of any number of columns. */
  readonly className: string | undefined
}

/** Rows beyond the window's edges, so that a scroll or the Tab key finds the next ones there. */
const ROWS_AROUND = 3

/** A list of thousands: only the rows in sight are in the document, at the places that they have in the whole. */
export function LongList({ items, className }: LongListProps) {
  const listRef = useRef<HTMLDivElement>(null)
  const { columns, rowHeight, gap, top } = useGridMeasures(listRef)
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(items.length / columns),
    // A row's height is that of the items in it, wherever they move.
    getItemKey: useCallback((row) => items[row * columns]?.key ?? row, [items, columns]),
    estimateSize: () => rowHeight,
    gap,
    overscan: ROWS_AROUND,
    scrollMargin: top,
    // Rows are there from the first render on, so that one of them can be measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })

  // The library keeps measured heights until it is told that the grid has changed.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, rowHeight, gap])

  const rows = virtualizer.getVirtualItems()
  const first = rows[0]
  const last = rows.at(-1)
  const start = (first?.index ?? 0) * columns
  const end = ((last?.index ?? 0) + 1) * columns
  // The room of the rows that are not in the document. Elements of that height would go with the rows at times: where the
  // focus goes with a row, browsers lay out what is left, and a page of no height is scrolled to its top.
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
        const place = start + index
        return (
          <div
            key={key}
            ref={place % columns === 0 ? virtualizer.measureElement : undefined}
            role="listitem"
            data-index={Math.floor(place / columns)}
            aria-posinset={place + 1}
            aria-setsize={items.length}
          >
            {content}
          </div>
        )
      })}
    </div>
  )
}
