import { useId, useMemo } from 'react'
import { ShopLink } from '#src/components/page/shop-link.tsx'
import { useCatalogue } from '#src/data/catalogue-query.ts'
import { ProductCarousel } from '#src/components/product/product-carousel.tsx'
import { ProductPhoto, roomOf } from '#src/components/product/product-photo.tsx'
import { closeUpOf } from '#src/domain/pictures/picture-sources.ts'
import { productsOfRows } from '#src/domain/list/row-products.ts'
import type { Product } from '#src/domain/product/product.ts'
import { SETTINGS, type RowSettings } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import * as button from '#src/ui/button.module.css'
import { classNames } from '#src/ui/class-names.ts'
import * as bandStyles from './band.module.css'
import * as styles from './home-page.module.css'

const { rows } = SETTINGS

const NONE: readonly Product[] = []

export function OwnRows() {
  const { products = NONE } = useCatalogue('home')
  const shown = useMemo(() => productsOfRows(products, rows), [products])
  return (
    <div className={styles.page}>
      {rows.map((row, index) => {
        const ofRow = shown[index] ?? NONE
        return row.look === 'band' ? (
          <Band key={row.title} {...row} product={ofRow[0]} />
        ) : (
          <ProductCarousel
            key={row.title}
            heading={row.title}
            products={ofRow}
            isPending={false}
            sentence={
              <>
                <bdi>{row.sentence}</bdi>{' '}
                <ShopLink link={row.filter} aria-label={m.homeSeeAllOf(row)} className={styles.all}>
                  {m.homeSeeAll}
                </ShopLink>
              </>
            }
          />
        )
      })}
    </div>
  )
}

interface BandProps extends RowSettings {
  readonly product: Product | undefined
}

/** One of a row's products, in its room, beside the row's words. */
function Band({ title, sentence, filter, product }: BandProps) {
  const titleId = useId()
  if (!product) return null
  const { image, pictureSizes } = product
  return (
    <section aria-labelledby={titleId} className={bandStyles.band} style={roomOf(product)}>
      <div className={bandStyles.words}>
        <h2 id={titleId} className="display">
          {title}
        </h2>
        <p dir="auto">{sentence}</p>
        <ShopLink
          link={filter}
          aria-label={m.homeSeeAllOf({ title })}
          className={classNames(button.button, button.primary)}
        >
          {m.homeSeeAll}
        </ShopLink>
      </div>
      <div className={bandStyles.picture}>
        <ProductPhoto
          of={{ image: closeUpOf(image, pictureSizes), pictureSizes }}
          shownAt="(width >= 640px) 45vw, 86vw"
          loading="lazy"
        />
      </div>
    </section>
  )
}
