import type { Product } from '#src/domain/product.ts'
import { viewedIdsAtom } from '#src/state/viewed.ts'
import { useIsInSet } from './use-is-in-set.ts'
import styles from './viewed-mark.module.css'

interface ViewedMarkProps {
  readonly product: Product
}

/** Marks the card of a product whose page the visitor has opened. */
export function ViewedMark({ product }: ViewedMarkProps) {
  const isViewed = useIsInSet(viewedIdsAtom, product.itemId)
  return isViewed && <p className={styles.mark}>Viewed</p>
}
