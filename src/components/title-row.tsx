import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import styles from './title-row.module.css'

interface TitleRowProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A page's heading with buttons at its end, or below it where there is no room. */
export function TitleRow({ className, children }: TitleRowProps) {
  return <div className={classNames(styles.row, className)}>{children}</div>
}
