import type { ReactNode } from 'react'
import * as m from '#src/messages/messages.gen.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { ButtonLink } from './button-link.tsx'
import * as styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly text: string
  readonly icon?: IconName
  /** A phone stands in place of the icon; its lock screen shows this time. */
  readonly time?: string
  /** A button before the link to the store. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** Says that a page or list is empty. Its heading gets the focus when the last item is removed. */
export function EmptyState({ text, icon = 'search', time, action, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {time ? (
        <div aria-hidden className={styles.phone}>
          {time}
        </div>
      ) : (
        <Icon name={icon} />
      )}
      <h2 data-empty="" tabIndex={-1}>
        {text}
      </h2>
      {children ?? (
        <div className="row middle">
          {action}
          <ButtonLink to="/" variant={action ? 'secondary' : 'primary'}>
            {m.pageToStore}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
