import { Link } from '@tanstack/react-router'
import { Price } from '#src/components/product/price.tsx'
import { ProductPhoto, roomOf } from '#src/components/product/product-photo.tsx'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import * as m from '#src/messages/messages.gen.ts'
import * as styles from './similar-models.module.css'

interface SimilarModelsProps {
  readonly category: Category
  readonly variants: readonly ProductDetail[]
}

/** Variants that the shop has instead of one that it does not sell, or that has sold out. */
export function SimilarModels({ category, variants }: SimilarModelsProps) {
  if (variants.length === 0) return null
  return (
    <section aria-labelledby="similar-models" className={styles.nearest}>
      <h2 id="similar-models" className={styles.heading}>
        {m.productSimilarModels}
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
              <div className={styles.photo} style={roomOf({ pictureSizes })}>
                <ProductPhoto of={{ image: images[0] ?? '', pictureSizes }} shownAt="72px" />
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
