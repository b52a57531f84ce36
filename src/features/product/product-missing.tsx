import { Link } from '@tanstack/react-router'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { Price } from '#src/components/product/price.tsx'
import { ProductPhoto } from '#src/components/product/product-photo.tsx'
import type { Category } from '#src/domain/product/category.ts'
import { nameFromSlug } from '#src/domain/product/name-from-slug.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { labelInSentence } from '#src/domain/settings/shown-categories.ts'
import styles from './product-missing.module.css'

interface ProductMissingProps {
  readonly category: Category
  readonly slug: string
  /** The product's name, if the shop has other variants of it. */
  readonly name: string | undefined
  /** The variants that are offered instead, the nearest first. */
  readonly variants: readonly ProductDetail[]
}

/**
 * Replaces a product that the shop does not have (specification, section 2, 'Product detail'), with links to variants
 * that it has instead.
 */
export function ProductMissing({ category, slug, name, variants }: ProductMissingProps) {
  return (
    <div className={styles.missing}>
      <PageHeading documentTitle="Product not found" className={styles.title}>
        {`There are no ${nameFromSlug(slug)} yet`}
      </PageHeading>
      {name !== undefined && <p className={styles.text}>{`The shop does not sell ${name}.`}</p>}
      {variants.length > 0 && (
        <section aria-labelledby="similar-models" className={styles.nearest}>
          <h2 id="similar-models" className={styles.heading}>
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
      )}
      <Link to="/$category" params={{ category }} className={styles.link}>
        {`See all ${labelInSentence(category)}`}
      </Link>
    </div>
  )
}
