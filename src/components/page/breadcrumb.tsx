import { Link } from '@tanstack/react-router'
import { type Category, categoryLabel } from '#src/domain/settings/shown-categories.ts'
import * as m from '#src/messages/messages.gen.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  readonly category?: Category
  readonly current: string
}

export function Breadcrumb({ category, current }: BreadcrumbProps) {
  return (
    <nav aria-label={m.pageBreadcrumb}>
      <ol className={styles.list}>
        <li className={styles.step}>
          <Link to="/" aria-label={m.layoutHome} className={classNames(styles.link, 'quiet')}>
            <Icon name="home" />
          </Link>
        </li>
        {category && (
          <li className={styles.step}>
            <Icon name="chevron-right" />
            <Link
              to="/$category"
              params={{ category }}
              activeOptions={{ exact: true }}
              className={classNames(styles.link, 'quiet')}
            >
              {categoryLabel(category)}
            </Link>
          </li>
        )}
        <li className={styles.step}>
          <Icon name="chevron-right" />
          <span aria-current="page" dir="auto" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
