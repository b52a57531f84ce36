import type { ReactNode } from 'react'
import { BackLink } from '#src/components/back-link.tsx'
import { Breadcrumb } from '#src/components/breadcrumb.tsx'
import type { Category } from '#src/domain/category.ts'
import styles from './product-frame.module.css'

interface ProductFrameProps {
  readonly category: Category
  readonly name: string
  readonly children: ReactNode
}

/** What stands above a product whatever state its page is in: way back and breadcrumb. */
export function ProductFrame({ category, name, children }: ProductFrameProps) {
  return (
    <>
      <div className={styles.way}>
        <BackLink parent={`/${category}`} />
        <Breadcrumb category={category} productName={name} />
      </div>
      {children}
    </>
  )
}
