import { Link } from '@tanstack/react-router'
import { paginationItems } from '#src/domain/pagination.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './pagination.module.css'

interface PaginationProps {
  /** 1-based, at most `pages`. */
  readonly page: number
  readonly pages: number
}

/** The pages of a list; previous and next are disabled at the ends (specification, section 5). */
export function Pagination({ page, pages }: PaginationProps) {
  return (
    <nav aria-label="Pagination" className={styles.pagination}>
      <Step to={page - 1} label="Previous page" icon="chevron-left" isDisabled={page === 1} />
      <ol className={styles.pages}>
        {paginationItems(page, pages).map((item, place) => (
          <li key={item === 'gap' ? `gap-${place}` : item}>
            {item === 'gap' ? <span className={styles.gap}>…</span> : <PageLink page={item} />}
          </li>
        ))}
      </ol>
      <Step to={page + 1} label="Next page" icon="chevron-right" isDisabled={page === pages} />
    </nav>
  )
}

function PageLink({ page }: { readonly page: number }) {
  return (
    <Link
      from="/$category"
      to="."
      search={(search) => ({ ...search, page })}
      activeOptions={{ exact: true }}
      aria-label={`Page ${page}`}
      className={styles.page}
    >
      {page}
    </Link>
  )
}

interface StepProps {
  readonly to: number
  readonly label: string
  readonly icon: 'chevron-left' | 'chevron-right'
  readonly isDisabled: boolean
}

function Step({ to, label, icon, isDisabled }: StepProps) {
  return (
    <Link
      from="/$category"
      to="."
      search={(search) => ({ ...search, page: to })}
      disabled={isDisabled}
      activeOptions={{ exact: true }}
      aria-label={label}
      className={classNames(styles.page, styles.step)}
    >
      <Icon name={icon} />
    </Link>
  )
}
