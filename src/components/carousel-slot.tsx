import type { ReactNode } from 'react'
import styles from './carousel-slot.module.css'

interface CarouselSlotProps {
  readonly children?: ReactNode
}

/**
 * The room of a product carousel that is still on its way: the page is as long from the start, so that nothing moves
 * when it comes, and a scroll position can be restored.
 */
export function CarouselSlot({ children }: CarouselSlotProps) {
  return <div className={styles.slot}>{children}</div>
}
