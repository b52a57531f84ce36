import { Link } from '@tanstack/react-router'
import * as message from '#src/components/page/message-page.module.css'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { type Category, labelInSentence } from '#src/domain/settings/shown-categories.ts'
import { nameFromSlug } from '#src/domain/address/slugs.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import * as styles from './product-missing.module.css'
import { SimilarModels } from './similar-models.tsx'

interface ProductMissingProps {
  readonly category: Category
  readonly slug: string
  /** The product's name, if the shop has other variants of it. */
  readonly name: string | undefined
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
      {name !== undefined && <p className="quiet">{`The shop does not sell ${name}.`}</p>}
      <SimilarModels category={category} variants={variants} />
      <Link to="/$category" params={{ category }} className={message.link}>
        {`See all ${labelInSentence(category)}`}
      </Link>
    </div>
  )
}
