import type { ReactNode } from 'react'
import { BackLink } from '#src/components/page/back-link.tsx'
import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { useHydratedQuery } from '#src/data/use-hydrated-query.ts'
import type { Category } from '#src/domain/settings/shown-categories.ts'
import { findProduct } from '#src/domain/product/product-list.ts'
import { nameFromSlug } from '#src/domain/address/slugs.ts'
import { RelatedProducts } from './related-products.tsx'
import * as styles from './product-layout.module.css'

interface ProductLayoutProps {
  readonly category: Category
  readonly productId: string
  /** As the details have it; without it, the catalogue's or, until that has loaded, the address's. */
  readonly name?: string | undefined
  readonly isWaiting: boolean
  /** Whether the shop does not have the product: the children then have the heading. */
  readonly isMissing?: boolean
  readonly children: ReactNode
}

export function ProductLayout({
  category,
  productId,
  name,
  isWaiting,
  isMissing = false,
  children,
}: ProductLayoutProps) {
  const product = findProduct(useHydratedQuery(catalogueQuery()).data, category, productId)
  const shownName = name ?? product?.name ?? nameFromSlug(productId)
  return (
    <>
      <div className={styles.way}>
        <BackLink parent={`/${category}`} />
        <Breadcrumb category={category} current={shownName} />
      </div>
      {!isMissing && <PageHeading className={styles.heading}>{shownName}</PageHeading>}
      {children}
      <RelatedProducts category={category} itemId={productId} isWaiting={isWaiting} />
    </>
  )
}
