import { Link, useLocation, type LinkProps } from '@tanstack/react-router'
import { useReturnState } from '#src/components/page/history-entry.ts'
import { TEMPLATE_ATTRIBUTES } from '#src/boot/boot-state.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import * as styles from './counted-link.module.css'

interface CountedLinkProps {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: string
  readonly icon: IconName
  readonly count: number
}

export function CountedLink({ to, label, icon, count }: CountedLinkProps) {
  const returnState = useReturnState()
  const isHere = useLocation({ select: ({ pathname }) => pathname === to })
  return (
    <Link to={to} state={isHere ? true : returnState} className={styles.link}>
      <Icon name={icon} />
      <span className="visually-hidden">{`${label} `}</span>
      {/* The key makes a new element for each number, so that the badge's animation runs again. */}
      <span key={count} {...{ [TEMPLATE_ATTRIBUTES.badge]: to.slice(1) }} className={styles.badge}>
        {count > 0 && count}
      </span>
    </Link>
  )
}
