import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import { ProductGridPart } from '#src/components/product-grid.tsx'
import type { Product } from '#src/domain/product.ts'
import { useGridMeasures } from './use-grid-measures.ts'

interface LongListProps {
  readonly products: readonly Product[]
}

/** Rows beyond the window's edges, so that a scroll or the Tab key finds the next ones there. */
const ROWS_AROUND = 3

/** A list of thousands: only the rows in sight are in the document, at the places that they have in the whole. */
export function LongList({ products }: LongListProps) {
  const listRef = useRef<HTMLDivElement>(null)
  const { columns, rowHeight, gap, top } = useGridMeasures(listRef)
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(products.length / columns),
    estimateSize: () => rowHeight,
    gap,
    overscan: ROWS_AROUND,
    scrollMargin: top,
  })

  // The rows' heights are the library's own knowledge, which it has to give up when the grid changes.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, rowHeight, gap])

  const rows = virtualizer.getVirtualItems()
  const first = rows[0]
  const last = rows.at(-1)
  const start = (first?.index ?? 0) * columns
  return (
    <ProductGridPart
      ref={listRef}
      products={products.slice(start, ((last?.index ?? 0) + 1) * columns)}
      start={start}
      total={products.length}
      columns={columns}
      roomBefore={first ? first.start - top - gap : 0}
      roomAfter={last ? virtualizer.getTotalSize() - (last.end - top) - gap : 0}
      rowRef={virtualizer.measureElement}
    />
  )
}
