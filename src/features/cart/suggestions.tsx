import { useDeferredValue, useMemo } from 'react'
import * as carousel from '#src/components/product/product-carousel.module.css'
import { ProductCarousel } from '#src/components/product/product-carousel.tsx'
import { useLoadedCatalogue } from '#src/data/catalogue-query.ts'
import { goesWith } from '#src/domain/product/goes-with.ts'
import type { Product } from '#src/domain/product/product.ts'
import { alsoLiked } from '#src/domain/product/selections.ts'
import { classNames } from '#src/ui/class-names.ts'

/** What goes with a product, or else others; nothing if the catalogue failed to load. */
export function Suggestions({ product }: { readonly product: Product }) {
  const { data, isPending } = useLoadedCatalogue()
  // Deferred: the page responds to input while it draws the row.
  const catalogue = useDeferredValue(data)
  const products = useMemo(() => {
    const suited = catalogue ? goesWith(catalogue, product) : []
    return catalogue && suited.length === 0 ? alsoLiked(catalogue, product.itemId) : suited
  }, [catalogue, product])
  return (
    <div className={classNames(carousel.further, 'not-printed')}>
      <ProductCarousel
        heading="You may also like"
        products={products}
        isPending={isPending || (data !== undefined && catalogue === undefined)}
      />
    </div>
  )
}
