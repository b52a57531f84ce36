import * as styles from './checkbox.module.css'

interface CheckboxProps {
  readonly role?: 'switch'
  readonly isChecked: boolean
  readonly isDisabled?: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** The box alone: a `<label>` around it names it. */
export function Checkbox({ role, isChecked, isDisabled = false, onChange }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      role={role}
      checked={isChecked}
      disabled={isDisabled}
      className={styles.box}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
