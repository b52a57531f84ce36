import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { ButtonLink } from '#src/components/page/button-link.tsx'
import { EmptyState } from '#src/components/page/empty-state.tsx'
import { categoryLabel, SHOWN_CATEGORIES } from '#src/domain/settings/shown-categories.ts'
import { announceAtom } from '#src/state/announcement.ts'
import styles from './nothing-found.module.css'

interface NothingFoundProps {
  readonly query: string
}

/** Says that a search has no results, and offers the categories. */
export function NothingFound({ query }: NothingFoundProps) {
  const announce = useSetAtom(announceAtom)
  const text = query === '' ? 'There are no products yet' : `Nothing found for “${query}”`
  useEffect(() => announce(`${text}.`), [announce, text])
  return (
    <div className={styles.state}>
      <EmptyState text={text}>
        <p className={styles.hint}>Try other or fewer words, or look through a category.</p>
        <ul className={styles.categories}>
          {SHOWN_CATEGORIES.map((category) => (
            <li key={category}>
              <ButtonLink to="/$category" params={{ category }}>
                {categoryLabel(category)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  )
}
