import type { Product } from '#src/domain/product/product.ts'
import { viewedIdsAtom } from '#src/state/viewed.ts'
import { classNames } from '#src/ui/class-names.ts'
import { useIsInSet } from './use-is-in-set.ts'
import * as styles from './viewed-badge.module.css'

interface ViewedBadgeProps {
  readonly product: Product
}

/** Marks the card of a product whose page the visitor has opened. */
export function ViewedBadge({ product }: ViewedBadgeProps) {
  const isViewed = useIsInSet(viewedIdsAtom, product.itemId)
  return isViewed && <p className={classNames(styles.badge, 'not-printed')}>Viewed</p>
}
