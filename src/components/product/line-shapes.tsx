import { Shapes } from '#src/ui/shapes.tsx'
import * as styles from './product-line.module.css'

/** Shapes of a list of lines. */
export function LineShapes() {
  return <Shapes kind="line" count={3} className={styles.lines} />
}
