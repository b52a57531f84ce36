import { Skeleton } from '#src/ui/skeleton.tsx'
import * as grid from './product-grid.module.css'

/** The skeleton of a list's first items: whole rows of two, three or four cards, or a few lines. */
export function ListSkeleton({ of }: { readonly of: 'cards' | 'lines' }) {
  return of === 'cards' ? (
    <Skeleton kind="card" count={12} className={grid.grid} />
  ) : (
    <Skeleton kind="line" count={3} />
  )
}
