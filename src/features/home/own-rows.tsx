import { useMemo } from 'react'
import { ShopLink } from '#src/components/page/shop-link.tsx'
import { useCatalogue } from '#src/data/catalogue-query.ts'
import { ProductCarousel } from '#src/components/product/product-carousel.tsx'
import { productsOfRows } from '#src/domain/list/row-products.ts'
import type { Product } from '#src/domain/product/product.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { Band } from './band.tsx'
import * as styles from './home-page.module.css'

const { rows } = SETTINGS

const NONE: readonly Product[] = []

export function OwnRows() {
  const { products = NONE } = useCatalogue()
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
                <span>{row.sentence}</span>{' '}
                <ShopLink
                  link={row.filter}
                  aria-label={`See all: ${row.title}`}
                  className={styles.all}
                >
                  See all
                </ShopLink>
              </>
            }
          />
        )
      })}
    </div>
  )
}
