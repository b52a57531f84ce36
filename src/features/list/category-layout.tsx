import type { ReactNode } from 'react'
import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { LateShareButton } from '#src/components/share/late-share-button.tsx'
import titleRow from '#src/components/page/title-row.module.css'
import type { Category } from '#src/domain/product/category.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { categoryLabel } from '#src/domain/settings/shown-categories.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './category-layout.module.css'

interface CategoryLayoutProps {
  readonly category: Category
  readonly children: ReactNode
}

/** The layout of a category's list in every state: breadcrumb, title and 'Share' above it. */
export function CategoryLayout({ category, children }: CategoryLayoutProps) {
  const label = categoryLabel(category)
  return (
    <>
      <Breadcrumb current={label} />
      <div className={classNames(titleRow.row, styles.head)}>
        <PageHeading documentTitle={label}>{SETTINGS.categories[category]?.title}</PageHeading>
        <LateShareButton />
      </div>
      {children}
    </>
  )
}
