import { ProductPhoto } from '#src/components/product-photo.tsx'
import type { Product } from '#src/domain/product.ts'
import { SHOWN_AT } from './shown-at.ts'
import styles from './gallery.module.css'

interface WaitingGalleryProps {
  /** Undefined while the catalogue is not there; `src/first-frame` knows its picture before that. */
  readonly product: Product | undefined
}

/** The room of a gallery that is on its way, with the picture that the catalogue has of the product. */
export function WaitingGallery({ product }: WaitingGalleryProps) {
  return (
    <div className={styles.gallery}>
      <div className={styles.window}>
        <div data-picture-sizes={SHOWN_AT} className={styles.main}>
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
