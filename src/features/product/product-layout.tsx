import type { ReactNode } from 'react'
import { BackLink } from '#src/components/page/back-link.tsx'
import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import type { Category } from '#src/domain/product/category.ts'
import { RelatedProducts } from './related-products.tsx'
import * as styles from './product-layout.module.css'

interface ProductLayoutProps {
  readonly category: Category
  readonly productId: string
  readonly name: string
  /** Whether the product is pending and its own loader is shown. */
  readonly isWaiting: boolean
  /** Whether the shop does not have the product: the children then have the heading. */
  readonly isMissing?: boolean
  readonly children: ReactNode
}

/** The layout of a product's page in every state: Back, breadcrumb, name, and related products. */
export function ProductLayout({
  category,
  productId,
  name,
  isWaiting,
  isMissing = false,
  children,
}: ProductLayoutProps) {
  return (
    <>
      <div className={styles.way}>
        <BackLink parent={`/${category}`} />
        <Breadcrumb category={category} current={name} />
      </div>
      {!isMissing && <PageHeading className={styles.heading}>{name}</PageHeading>}
      {children}
      <RelatedProducts category={category} itemId={productId} isWaiting={isWaiting} />
    </>
  )
}
