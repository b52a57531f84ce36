import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { CATEGORIES, CATEGORY_LABELS } from '#src/domain/category.ts'
import { announceAtom } from '#src/state/announcement.ts'
import styles from './nothing-found.module.css'

interface NothingFoundProps {
  readonly query: string
}

/** Says that a search has no results, and offers the categories. */
export function NothingFound({ query }: NothingFoundProps) {
  const announce = useSetAtom(announceAtom)
  const text = `Nothing found for “${query}”`
  useEffect(() => announce(`${text}.`), [announce, text])
  return (
    <div className={styles.empty}>
      <h2 dir="auto" className={styles.text}>
        {text}
      </h2>
      <p className={styles.hint}>
        Check the spelling, use fewer words, or look through a category.
      </p>
      <ul className={styles.categories}>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <Link to="/$category" params={{ category }} className={styles.category}>
              {CATEGORY_LABELS[category]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
