import type { ReactNode } from 'react'
import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import * as titleRow from '#src/components/page/title-row.module.css'
import { type Category, categoryLabel } from '#src/domain/settings/shown-categories.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { classNames } from '#src/ui/class-names.ts'
import { ListPending } from './list-pending.tsx'
import * as styles from './list-page.module.css'

interface ListLayoutProps {
  /** Undefined for the search page. */
  readonly category?: Category | undefined
  readonly query: string
  /** The button 'Share'. Not made here: the code of this layout is in every first visit. */
  readonly share?: ReactNode
  /** Without it, the list is pending. */
  readonly children?: ReactNode
}

/** The layout of a category's list and of the search page: breadcrumb, title and 'Share' above the list. */
export function ListLayout({
  category,
  query,
  share,
  children = <ListPending />,
}: ListLayoutProps) {
  const label = category ? categoryLabel(category) : 'Search'
  const title = SETTINGS.categories[category ?? '']?.title ?? label
  return (
    <>
      <Breadcrumb current={label} />
      <div className={classNames(titleRow.row, styles.head)}>
        <PageHeading documentTitle={category || query === '' ? label : `${query} · ${label}`}>
          {title}
        </PageHeading>
        {share}
      </div>
      {children}
    </>
  )
}
