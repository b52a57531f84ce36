import type { ReactNode } from 'react'
import styles from './carousel-slot.module.css'

interface CarouselSlotProps {
  readonly children?: ReactNode
}

/**
 * Reserves the height of a product carousel while it loads, so that nothing moves when it is shown and a scroll
 * position can be restored.
 */
export function CarouselSlot({ children }: CarouselSlotProps) {
  return <div className={styles.slot}>{children}</div>
}
