import { Link } from '@tanstack/react-router'
import { categoryLabel, SHOWN_CATEGORIES } from '#src/domain/settings/shown-categories.ts'
import * as styles from './category-pills.module.css'

/** Links to the categories, on phones: the tiles are far below. */
export function CategoryPills() {
  return (
    <nav aria-label="Categories" className={styles.pills}>
      {SHOWN_CATEGORIES.map((category) => (
        <Link
          key={category}
          to="/$category"
          params={{ category }}
          // Not the name of the link in the header.
          aria-label={`All ${categoryLabel(category)}`}
          className={styles.pill}
        >
          {categoryLabel(category)}
        </Link>
      ))}
    </nav>
  )
}
