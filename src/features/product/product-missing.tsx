import { Link } from '@tanstack/react-router'
import { PageHeading } from '#src/components/page-heading.tsx'
import { CATEGORY_LABELS, type Category } from '#src/domain/category.ts'
import { nameFromSlug } from '#src/domain/variants.ts'
import styles from './product-missing.module.css'

interface ProductMissingProps {
  readonly category: Category
  readonly slug: string
}

/** Replaces a product that the shop does not have (specification, section 2, 'Product detail'). */
export function ProductMissing({ category, slug }: ProductMissingProps) {
  return (
    <div className={styles.missing}>
      <PageHeading documentTitle="Product not found" className={styles.title}>
        {`There are no ${nameFromSlug(slug)} yet`}
      </PageHeading>
      <Link to="/$category" params={{ category }} className={styles.link}>
        {`See all ${CATEGORY_LABELS[category].toLowerCase()}`}
      </Link>
    </div>
  )
}
