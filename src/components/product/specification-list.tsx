import type { Specification } from '#src/domain/facts/specifications.ts'
import { classNames } from '#src/ui/class-names.ts'
import * as styles from './specification-list.module.css'

interface SpecificationListProps {
  readonly rows: readonly Specification[]
  /** A line has values only, for the eye. */
  readonly size?: 'line' | 'large'
}

export function SpecificationList({ rows, size }: SpecificationListProps) {
  return (
    <dl className={classNames(styles.list, size && styles[size])}>
      {rows.map(({ label, value, isNamed }) => (
        <div key={label} className={classNames(styles.row, isNamed && styles.named)}>
          <dt className={size === 'line' && !isNamed ? 'visually-hidden' : 'quiet'}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
