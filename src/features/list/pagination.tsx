import { Link } from '@tanstack/react-router'
import type { CatalogueSearch } from '#src/domain/list/catalogue-search.ts'
import { paginationItems } from '#src/domain/list/page-numbers.ts'
import * as m from '#src/messages/messages.gen.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as styles from './pagination.module.css'

interface PaginationProps {
  /** The list's address; the pages differ from it in the page only. */
  readonly search: CatalogueSearch
  /** 1-based, at most `pages`. */
  readonly page: number
  readonly pages: number
}

/** The pages of a list; previous and next are disabled at the ends (specification, section 5). */
export function Pagination({ search, page, pages }: PaginationProps) {
  return (
    <nav aria-label={m.listPagination} className={classNames(styles.pagination, 'not-printed')}>
      <PageLink
        // No page 0: the router takes it for the first page, and would mark the link as the current page.
        search={{ ...search, page: page === 1 ? pages + 1 : page - 1 }}
        label={m.listPreviousPage}
        icon="chevron-left"
        isDisabled={page === 1}
      />
      <ol className={styles.pages}>
        {paginationItems(page, pages).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageLink search={{ ...search, page: item }} label={m.listPage({ number: item })} />
            )}
          </li>
        ))}
      </ol>
      <PageLink
        search={{ ...search, page: page + 1 }}
        label={m.listNextPage}
        icon="chevron-right"
        isDisabled={page === pages}
      />
    </nav>
  )
}

interface PageLinkProps {
  readonly search: CatalogueSearch
  readonly label: string
  readonly isDisabled?: boolean
  readonly icon?: 'chevron-left' | 'chevron-right'
}

function PageLink({ search, label, isDisabled = false, icon }: PageLinkProps) {
  return (
    <Link
      to="."
      search={search}
      disabled={isDisabled}
      activeOptions={{ exact: true }}
      aria-label={label}
      className={classNames(styles.page, icon && styles.step)}
    >
      {icon ? <Icon name={icon} /> : search.page}
    </Link>
  )
}
