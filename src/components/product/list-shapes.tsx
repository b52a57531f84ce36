import { Shapes } from '#src/ui/shapes.tsx'
import * as grid from './product-grid.module.css'
import * as line from './product-line.module.css'

interface ListShapesProps {
  readonly of: 'cards' | 'lines'
}

/** Shapes of a list's first items: whole rows of two, three, four or six cards, or a few lines. */
export function ListShapes({ of }: ListShapesProps) {
  return of === 'cards' ? (
    <Shapes kind="card" count={12} className={grid.grid} />
  ) : (
    <Shapes kind="line" count={3} className={line.lines} />
  )
}
