import type { ReactNode } from 'react'
import { BackLink } from '#src/components/back-link.tsx'
import { Breadcrumb } from '#src/components/breadcrumb.tsx'
import type { Category } from '#src/domain/category.ts'

interface ProductFrameProps {
  readonly category: Category
  readonly name: string
  readonly children: ReactNode
}

/** What stands above a product whatever state its page is in: breadcrumb and way back. */
export function ProductFrame({ category, name, children }: ProductFrameProps) {
  return (
    <>
      <Breadcrumb category={category} productName={name} />
      <BackLink parent={`/${category}`} />
      {children}
    </>
  )
}
