import type { Specification } from '#src/domain/facts/specifications.ts'
import { classNames } from '#src/ui/class-names.ts'
import * as styles from './specification-list.module.css'

interface SpecificationListProps {
  readonly rows: readonly Specification[]
  readonly size?: 'small' | 'large'
}

export function SpecificationList({ rows, size = 'small' }: SpecificationListProps) {
  return (
    <dl className={classNames(styles.list, styles[size])}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={size === 'small' ? 'visually-hidden' : 'quiet'}>{label}</dt>
          <dd dir="auto" className={styles.value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
