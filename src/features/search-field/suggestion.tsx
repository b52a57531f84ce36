import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MarkedPart } from '#src/domain/search/search-engine.ts'
import * as styles from './suggestion.module.css'

export interface SuggestionProps {
  readonly link: LinkProps
  readonly sign: ReactNode
  readonly parts: readonly MarkedPart[]
  readonly note: string
}

interface OptionProps extends SuggestionProps {
  readonly id: string
  readonly isActive: boolean
}

/** An option of the listbox: a link, with the parts of its name that were not typed standing out. */
export function Suggestion({ id, isActive, link, sign, parts, note }: OptionProps) {
  // A name that was found by other words, as a synonym, has nothing to tell apart.
  const isMarked = parts.some(({ isTyped }) => isTyped)
  return (
    <Link
      {...link}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={`${parts.map(({ text }) => text).join('')}, ${note}`}
      // The field keeps the focus: its `aria-activedescendant` names the active option.
      tabIndex={-1}
      className={styles.option}
    >
      <span className={styles.sign}>{sign}</span>
      <span dir="auto" className={styles.text}>
        {parts.map(({ text, isTyped }, index) =>
          isTyped || !isMarked ? text : <b key={index}>{text}</b>,
        )}
      </span>
      <span className={styles.note}>{note}</span>
    </Link>
  )
}
