import { Link } from '@tanstack/react-router'
import { CATEGORY_LABELS, type Category } from '#src/domain/category.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  readonly category: Category
  /** The product's name on its page; without one, the category is the current page. */
  readonly productName?: string
}

/** Home, category and product; the last step is the current page. */
export function Breadcrumb({ category, productName }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        <li className={styles.step}>
          <Link to="/" aria-label="Home" className={styles.link}>
            <Icon name="home" />
          </Link>
        </li>
        {productName === undefined ? (
          <Current text={CATEGORY_LABELS[category]} />
        ) : (
          <>
            <li className={styles.step}>
              <Icon name="chevron-right" />
              <Link
                to="/$category"
                params={{ category }}
                activeOptions={{ exact: true }}
                className={styles.link}
              >
                {CATEGORY_LABELS[category]}
              </Link>
            </li>
            <Current text={productName} />
          </>
        )}
      </ol>
    </nav>
  )
}

function Current({ text }: { readonly text: string }) {
  return (
    <li className={styles.step}>
      <Icon name="chevron-right" />
      <span aria-current="page" dir="auto" className={styles.current}>
        {text}
      </span>
    </li>
  )
}
