import { GALLERY_SIZES, ProductPhoto, roomOf } from '#src/components/product/product-photo.tsx'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { useHydratedQuery } from '#src/data/use-hydrated-query.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { findProduct } from '#src/domain/product/product-list.ts'
import { TEMPLATE_ATTRIBUTES } from '#src/boot/boot-state.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Loader } from '#src/ui/loader.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import * as gallery from './gallery.module.css'
import * as styles from './product-view.module.css'

interface ProductPendingProps {
  readonly category: Category
  readonly productId: string
}

/** Keeps the space of the gallery, and shows the catalogue's picture; until that has loaded, `src/boot/inline` may. */
export function ProductPending({ category, productId }: ProductPendingProps) {
  const product = findProduct(useHydratedQuery(catalogueQuery()).data, category, productId)
  return (
    <div className={classNames(styles.top, styles.pending)}>
      <div className={styles.price} />
      <div className={gallery.gallery}>
        <div className={gallery.window}>
          <div
            {...{ [TEMPLATE_ATTRIBUTES.pictureSizes]: GALLERY_SIZES }}
            className={gallery.main}
            style={roomOf(product)}
            // Before hydration, `src/boot/inline` may have set the colour.
            suppressHydrationWarning
          >
            {product && <ProductPhoto of={product} shownAt={GALLERY_SIZES} fetchPriority="high" />}
          </div>
        </div>
        <Skeleton kind="block" count={4} className={gallery.thumbnails} />
      </div>
      <Loader>
        <div className={styles.panel}>
          <Skeleton kind="block" count={3} className={styles.choices} />
          <Skeleton kind="text" className={styles.facts} />
        </div>
      </Loader>
    </div>
  )
}
