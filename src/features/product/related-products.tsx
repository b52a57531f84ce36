import { useEffect, useMemo, useState } from 'react'
import { useCatalogue } from '#src/data/catalogue-query.ts'
import { partView } from '#src/domain/product/parts.ts'
import * as carousel from '#src/components/product/product-carousel.module.css'
import { ProductCarousel } from '#src/components/product/product-carousel.tsx'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { findProduct } from '#src/domain/product/products.ts'
import { goesWith } from '#src/domain/product/goes-with.ts'
import { alsoLiked } from '#src/domain/list/selections.ts'
import * as m from '#src/messages/messages.gen.ts'
import { afterNextPaint } from '#src/ui/after-next-paint.ts'
import { classNames } from '#src/ui/class-names.ts'
import { ErrorMessage } from '#src/ui/error-message.tsx'

interface RelatedProductsProps {
  readonly category: Category
  readonly itemId: string
  /** Whether the product above is pending and shows a loader, so that no second one is shown here. */
  readonly isWaiting: boolean
}

/** What goes with the product, and 'You may also like', whose loader keeps the space of one row. */
export function RelatedProducts({ category, itemId, isWaiting }: RelatedProductsProps) {
  // Another variant is shown before its carousels. `ui/use-drawn-in-steps.ts` says why not by `useDeferredValue`.
  const [shown, setShown] = useState({ category, itemId })
  useEffect(() => {
    if (shown.category === category && shown.itemId === itemId) return undefined
    return afterNextPaint(() => setShown({ category, itemId }))
  }, [shown, category, itemId])
  const { products, isPending, isError, refetch } = useCatalogue(partView(shown.itemId))
  const suited = useMemo(() => {
    const product = findProduct(products, shown.category, shown.itemId)
    return products && product ? goesWith(products, product) : []
  }, [products, shown])
  // One card alone would leave its row empty: it leads the other row.
  const hasRow = suited.length > 1
  const liked = useMemo(() => {
    const others = products ? alsoLiked(products, shown.itemId) : []
    return hasRow ? others : [...new Set([...suited, ...others])].slice(0, others.length)
  }, [products, shown.itemId, suited, hasRow])
  const row = { isPending, sendsEvent: !isWaiting }
  return (
    <>
      {hasRow && (
        <div className={classNames(carousel.further, 'not-printed')}>
          {/* The key resets the row to its start for another product. */}
          <ProductCarousel
            key={shown.itemId}
            {...row}
            heading={m.productSuited}
            products={suited}
          />
        </div>
      )}
      {/* Focusable, so that it can have the focus while the carousel reloads. */}
      <div tabIndex={-1} className={classNames(carousel.further, 'not-printed')}>
        <ProductCarousel
          key={shown.itemId}
          {...row}
          heading={m.cartAlsoLike}
          products={liked}
          withLoader={!isWaiting}
        />
        {isError && <ErrorMessage onReload={refetch} />}
      </div>
    </>
  )
}
