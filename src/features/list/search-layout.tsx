import type { ReactNode } from 'react'
import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { LateShareButton } from '#src/components/share/late-share-button.tsx'
import titleRow from '#src/components/page/title-row.module.css'
import { classNames } from '#src/ui/class-names.ts'
import styles from './category-layout.module.css'

interface SearchLayoutProps {
  readonly query: string
  readonly children: ReactNode
}

/** The layout of the search page in every state. */
export function SearchLayout({ query, children }: SearchLayoutProps) {
  return (
    <>
      <Breadcrumb current="Search" />
      <div className={classNames(titleRow.row, styles.head)}>
        <PageHeading documentTitle={query === '' ? 'Search' : `${query} · Search`}>
          Search
        </PageHeading>
        <LateShareButton />
      </div>
      {children}
    </>
  )
}
