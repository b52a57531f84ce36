import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import type { Category } from '#src/domain/product/category.ts'
import { categoryLabel } from '#src/domain/settings/shown-categories.ts'
import { nearestVariants } from '#src/domain/product/nearest-variants.ts'
import type { ProductDetail } from '#src/domain/product/product-detail.ts'
import { nameFromSlug } from '#src/domain/product/name-from-slug.ts'
import { NearestVariants } from './nearest-variants.tsx'
import styles from './product-missing.module.css'

interface ProductMissingProps {
  readonly category: Category
  readonly slug: string
  /** The details of all products of the category. */
  readonly details: readonly ProductDetail[]
}

/** Replaces a product that the shop does not have (specification, section 2, 'Product detail'). */
export function ProductMissing({ category, slug, details }: ProductMissingProps) {
  const variants = useMemo(() => nearestVariants(details, slug), [details, slug])
  return (
    <div className={styles.missing}>
      <PageHeading documentTitle="Product not found" className={styles.title}>
        {`There are no ${nameFromSlug(slug)} yet`}
      </PageHeading>
      {variants.length > 0 && <NearestVariants category={category} variants={variants} />}
      <Link to="/$category" params={{ category }} className={styles.link}>
        {`See all ${categoryLabel(category).toLowerCase()}`}
      </Link>
    </div>
  )
}
