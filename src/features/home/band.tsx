import { useId } from 'react'
import { ShopLink } from '#src/components/page/shop-link.tsx'
import { ProductPhoto, roomOf } from '#src/components/product/product-photo.tsx'
import { closeUpOf } from '#src/domain/pictures/picture-sources.ts'
import type { Product } from '#src/domain/product/product.ts'
import type { RowSettings } from '#src/domain/settings/settings.ts'
import * as button from '#src/ui/button.module.css'
import { classNames } from '#src/ui/class-names.ts'
import * as styles from './band.module.css'

interface BandProps extends RowSettings {
  readonly product: Product | undefined
}

/** One of a row's products, in its room, beside the row's words. */
export function Band({ title, sentence, filter, product }: BandProps) {
  const titleId = useId()
  if (!product) return null
  const { image, pictureSizes } = product
  return (
    <section aria-labelledby={titleId} className={styles.band} style={roomOf(product)}>
      <div className={styles.words}>
        <h2 id={titleId} className="display">
          {title}
        </h2>
        <p>{sentence}</p>
        <ShopLink
          link={filter}
          aria-label={`See all: ${title}`}
          className={classNames(button.button, button.primary)}
        >
          See all
        </ShopLink>
      </div>
      <div className={styles.picture}>
        <ProductPhoto
          of={{ image: closeUpOf(image, pictureSizes), pictureSizes }}
          shownAt="(width >= 640px) 45vw, 86vw"
          loading="lazy"
        />
      </div>
    </section>
  )
}
