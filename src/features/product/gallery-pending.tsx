import { ProductPhoto } from '#src/components/product-photo.tsx'
import type { Product } from '#src/domain/product.ts'
import { MARKS } from '#src/start/protocol.ts'
import { SHOWN_AT } from './shown-at.ts'
import styles from './gallery.module.css'

interface GalleryPendingProps {
  /** Undefined while the catalogue is loading; `src/inline` shows its picture before that. */
  readonly product: Product | undefined
}

/** The place of a gallery that is loading, with the picture that the catalogue has of the product. */
export function GalleryPending({ product }: GalleryPendingProps) {
  return (
    <div className={styles.gallery}>
      <div className={styles.window}>
        <div {...{ [MARKS.pictureSizes]: SHOWN_AT }} className={styles.main}>
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
