import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { Product } from '#src/domain/product.ts'
import { recentlyViewed } from '#src/domain/recently-viewed.ts'
import { forgetViewedAtom, viewedAtom } from '#src/state/viewed.ts'
import { CarouselSlot } from './carousel-slot.tsx'
import { useCatalogue } from './use-catalogue.ts'
import styles from './recently-viewed.module.css'

const NONE: readonly Product[] = []

/** A row of the products that the visitor opened last; nothing where there are none, or the catalogue fails to load. */
export function RecentlyViewed() {
  const ids = useAtomValue(viewedAtom)
  const forget = useSetAtom(forgetViewedAtom)
  const { products = NONE, isPending } = useCatalogue()
  const shown = useMemo(() => recentlyViewed(products, ids), [products, ids])
  if (isPending ? ids.length === 0 : shown.length === 0) return null
  return (
    <div className={styles.row}>
      <CarouselSlot
        heading="Recently viewed"
        products={shown}
        isPending={isPending}
        action={
          <button type="button" className={styles.clear} onClick={() => forget(shown)}>
            Clear
          </button>
        }
      />
    </div>
  )
}
