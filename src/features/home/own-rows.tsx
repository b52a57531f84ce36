import { useMemo } from 'react'
import { ShopLink } from '#src/components/page/shop-link.tsx'
import { useCatalogue } from '#src/data/catalogue-query.ts'
import { ProductCarousel } from '#src/components/product/product-carousel.tsx'
import { rowProducts } from '#src/domain/list/row-products.ts'
import type { Product } from '#src/domain/product/product.ts'
import { SETTINGS, type RowSettings } from '#src/domain/settings/settings.ts'
import * as styles from './home-page.module.css'

const { rows } = SETTINGS

const NONE: readonly Product[] = []

export function OwnRows() {
  const { products = NONE } = useCatalogue()
  return (
    <div className={styles.page}>
      {rows.map((row) => (
        <OwnRow key={row.title} {...row} products={products} />
      ))}
    </div>
  )
}

function OwnRow({
  title,
  sentence,
  filter,
  products,
}: RowSettings & { readonly products: readonly Product[] }) {
  const shown = useMemo(() => rowProducts(products, filter), [products, filter])
  return (
    <ProductCarousel
      heading={title}
      products={shown}
      isPending={false}
      sentence={
        <>
          <span>{sentence}</span>{' '}
          <ShopLink link={filter} aria-label={`See all: ${title}`} className={styles.all}>
            See all
          </ShopLink>
        </>
      }
    />
  )
}
