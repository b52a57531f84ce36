import type { ReactNode } from 'react'
import { Breadcrumb } from '#src/components/page/breadcrumb.tsx'
import { PageHeading } from '#src/components/page/page-heading.tsx'
import { ListSkeleton } from '#src/components/product/list-skeleton.tsx'
import { CARD_SIZES } from '#src/components/product/product-photo.tsx'
import { TEMPLATE_ATTRIBUTES } from '#src/lib/boot-state.ts'
import { type Category, categoryLabel } from '#src/domain/settings/shown-categories.ts'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { Loader } from '#src/ui/loader.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import * as styles from './list-layout.module.css'

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
  const label = category ? categoryLabel(category) : m.listSearch
  const title = SETTINGS.categories[category ?? '']?.title ?? label
  return (
    <>
      <div className="row spread flush">
        <Breadcrumb current={label} />
        {share}
      </div>
      <PageHeading documentTitle={category || query === '' ? label : `${query} · ${label}`}>
        {title}
      </PageHeading>
      {children}
    </>
  )
}

export function ListPending() {
  return (
    <div {...{ [TEMPLATE_ATTRIBUTES.cardSizes]: CARD_SIZES }} className={styles.pending}>
      <Loader>
        <div>
          <Skeleton kind="block" count={2} className={styles.head} />
          <div className={styles.beside}>
            <Skeleton kind="text" className={styles.filters} />
            <ListSkeleton of="cards" />
          </div>
        </div>
      </Loader>
    </div>
  )
}
