import type { ReactNode } from 'react'
import { BackLink } from '#src/components/page/back-link.tsx'
import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import type { Category } from '#src/domain/product/category.ts'
import { AlsoLiked } from './also-liked.tsx'
import styles from './product-layout.module.css'

interface ProductLayoutProps {
  readonly category: Category
  readonly productId: string
  readonly name: string
  /** Whether the product is pending and its own loader is shown. */
  readonly isWaiting: boolean
  readonly children: ReactNode
}

/** The layout of a product's page in every state: Back, breadcrumb, and 'You may also like'. */
export function ProductLayout({
  category,
  productId,
  name,
  isWaiting,
  children,
}: ProductLayoutProps) {
  return (
    <>
      <div className={styles.way}>
        <BackLink parent={`/${category}`} />
        <Breadcrumb category={category} current={name} />
      </div>
      {children}
      {/* Focusable, so that it can have the focus while the carousel reloads. */}
      <div tabIndex={-1} className={styles.related}>
        <AlsoLiked itemId={productId} isWaiting={isWaiting} />
      </div>
    </>
  )
}
