import type { ReactNode } from 'react'
import { BackLink } from '#src/components/back-link.tsx'
import { Breadcrumb } from '#src/components/breadcrumb.tsx'
import type { Category } from '#src/domain/category.ts'
import { AlsoLiked } from './also-liked.tsx'
import styles from './product-frame.module.css'

interface ProductFrameProps {
  readonly category: Category
  readonly productId: string
  readonly name: string
  /** The product itself is still loading, and the page says so. */
  readonly isWaiting: boolean
  readonly children: ReactNode
}

/** What stands around a product whatever state its page is in: way back and breadcrumb, and what else may be liked. */
export function ProductFrame({
  category,
  productId,
  name,
  isWaiting,
  children,
}: ProductFrameProps) {
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
