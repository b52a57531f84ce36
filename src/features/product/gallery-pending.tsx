import { ProductPhoto } from '#src/components/product/product-photo.tsx'
import type { Product } from '#src/domain/product/product.ts'
import { TEMPLATE_ATTRIBUTES } from '#src/first-visit/hand-over.ts'
import { SHOWN_AT } from './shown-at.ts'
import styles from './gallery.module.css'

interface GalleryPendingProps {
  /** Undefined while the catalogue is pending; until then, `src/first-visit/inline` may show the product's picture. */
  readonly product: Product | undefined
}

/** Keeps the space of a gallery that is pending, and shows the product's picture from the catalogue. */
export function GalleryPending({ product }: GalleryPendingProps) {
  return (
    <div className={styles.gallery}>
      <div className={styles.window}>
        <div {...{ [TEMPLATE_ATTRIBUTES.pictureSizes]: SHOWN_AT }} className={styles.main}>
          {product && (
            <ProductPhoto
              path={product.image}
              pictureSizes={product.pictureSizes}
              alt=""
              shownAt={SHOWN_AT}
              fetchPriority="high"
            />
          )}
        </div>
      </div>
      <div className={styles.thumbnails} />
    </div>
  )
}
