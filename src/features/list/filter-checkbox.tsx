import { Checkbox } from '#src/ui/checkbox.tsx'
import { classNames } from '#src/ui/class-names.ts'
import styles from './filter-checkbox.module.css'

interface FilterCheckboxProps {
  readonly label: string
  /** How many products the list has with this value under the other filters. */
  readonly count: number
  readonly isChecked: boolean
  /** A CSS colour that is shown beside the label. */
  readonly color?: string | undefined
  readonly onChange: (isChecked: boolean) => void
}

/** A value to filter by. Without products it is disabled, unless it is chosen: then it can be removed. */
export function FilterCheckbox({ label, count, isChecked, color, onChange }: FilterCheckboxProps) {
  const isDisabled = count === 0 && !isChecked
  return (
    <label className={classNames(styles.value, isDisabled && styles.disabled)}>
      <Checkbox isChecked={isChecked} isDisabled={isDisabled} onChange={onChange} />
      {color !== undefined && <span className={styles.dot} style={{ backgroundColor: color }} />}
      <span className={styles.text}>
        <span dir="auto">{label}</span> <span className={styles.count}>{`(${count})`}</span>
      </span>
    </label>
  )
}
