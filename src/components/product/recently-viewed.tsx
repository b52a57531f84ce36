import { useHydrated } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import { useNeededProducts } from '#src/data/catalogue-query.ts'
import { recentlyViewed } from '#src/domain/list/selections.ts'
import * as m from '#src/messages/messages.gen.ts'
import { forgetViewedAtom, viewedAtom } from '#src/state/viewed.ts'
import { Button } from '#src/ui/button.tsx'
import { ProductCarousel } from './product-carousel.tsx'
import * as styles from './product-carousel.module.css'

/** A row of the products that the visitor opened last; nothing if there are none, or the catalogue failed to load. */
export function RecentlyViewed() {
  const ids = useAtomValue(viewedAtom)
  const forget = useSetAtom(forgetViewedAtom)
  // Enough for a row of models; a large shop reads a file for each.
  const { data, isPending } = useNeededProducts(ids.slice(0, 32))
  // Deferred: the page responds to input while it draws the row.
  const products = useDeferredValue(data)
  const shown = useMemo(() => (products ? recentlyViewed(products, ids) : []), [products, ids])
  // The template cannot know what the visitor has opened, and the first render must match it.
  const isHydrated = useHydrated()
  const isWaiting = isPending || (data !== undefined && products === undefined)
  if (!isHydrated) return null
  if (isWaiting ? ids.length === 0 : shown.length === 0) return null
  return (
    <div className={styles.further}>
      <ProductCarousel
        heading={m.cardRecentlyViewed}
        products={shown}
        isPending={isWaiting}
        action={
          <Button variant="text" onClick={() => forget(shown)}>
            {m.cardClearViewed}
          </Button>
        }
      />
    </div>
  )
}
