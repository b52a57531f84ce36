import { GALLERY_SIZES, ProductPhoto, roomOf } from '#src/components/product/product-photo.tsx'
import type { Product } from '#src/domain/product/product.ts'
import { TEMPLATE_ATTRIBUTES } from '#src/boot/boot-state.ts'
import { Loader } from '#src/ui/loader.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import * as gallery from './gallery.module.css'
import * as styles from './product-view.module.css'

interface PendingGalleryProps {
  readonly product: Product | undefined
}

/** Keeps the space of the gallery, and shows the catalogue's picture; until that has loaded, `src/boot/inline` may. */
export function PendingGallery({ product }: PendingGalleryProps) {
  return (
    <div className={gallery.gallery}>
      <div className={gallery.window}>
        <div
          {...{ [TEMPLATE_ATTRIBUTES.pictureSizes]: GALLERY_SIZES }}
          // The inline script has set its colour.
          suppressHydrationWarning
          className={gallery.main}
          style={roomOf(product)}
        >
          {product && <ProductPhoto of={product} shownAt={GALLERY_SIZES} fetchPriority="high" />}
        </div>
      </div>
      <Skeleton kind="block" count={4} className={gallery.thumbnails} />
    </div>
  )
}

export function PendingPanel() {
  return (
    <>
      <div className={styles.price} />
      <Loader>
        <div className={styles.panel}>
          <Skeleton kind="block" count={3} className={styles.choices} />
          <Skeleton kind="text" className={styles.facts} />
        </div>
      </Loader>
    </>
  )
}
