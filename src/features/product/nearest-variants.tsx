import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Price } from '#src/components/product/price.tsx'
import { ProductPhoto } from '#src/components/product/product-photo.tsx'
import type { Category } from '#src/domain/product/category.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import styles from './nearest-variants.module.css'

interface NearestVariantsProps {
  readonly category: Category
  readonly variants: readonly ProductDetail[]
}

/** Links to variants instead of one that is not sold. */
export function NearestVariants({ category, variants }: NearestVariantsProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.nearest}>
      <h2 id={headingId} className={styles.heading}>
        Similar models
      </h2>
      <ul className={styles.variants}>
        {variants.map(({ id, name, images, pictureSizes, priceDiscount, priceRegular }) => (
          <li key={id}>
            <Link
              to="/$category/$productId"
              params={{ category, productId: id }}
              // The Back link on the variant's page leads where it would have led without the missing one.
              state={({ back }) => (back ? { back } : {})}
              className={styles.variant}
            >
              <div className={styles.photo}>
                <ProductPhoto
                  path={images[0] ?? ''}
                  pictureSizes={pictureSizes}
                  alt=""
                  shownAt="72px"
                />
              </div>
              <div className={styles.words}>
                <p dir="auto">{name}</p>
                <Price price={priceDiscount} fullPrice={priceRegular} />
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
