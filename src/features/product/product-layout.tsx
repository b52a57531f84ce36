import type { ReactNode } from 'react'
import { BackLink } from '#src/components/back-link.tsx'
import { Breadcrumb } from '#src/components/breadcrumb.tsx'
import type { Category } from '#src/domain/category.ts'
import { AlsoLiked } from './also-liked.tsx'
import styles from './product-layout.module.css'

interface ProductLayoutProps {
  readonly category: Category
  readonly productId: string
  readonly name: string
  /** The product itself is still loading, and the page says so. */
  readonly isWaiting: boolean
  readonly children: ReactNode
}

/** What stands around a product in every state of its page: Back, breadcrumb, and what else may be liked. */
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
        <Breadcrumb category={category} productName={name} />
      </div>
      {children}
      {/* Has the focus while the carousel is loaded again. */}
      <div tabIndex={-1} className={styles.related}>
        <AlsoLiked itemId={productId} isWaiting={isWaiting} />
      </div>
    </>
  )
}
