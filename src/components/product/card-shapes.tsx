import { Shapes } from '#src/ui/shapes.tsx'
import * as grid from './product-grid.module.css'

/** Shapes of a list's first cards: whole rows of two, three, four or six. */
export function CardShapes() {
  return <Shapes kind="card" count={12} className={grid.grid} />
}
