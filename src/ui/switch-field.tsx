import * as styles from './switch-field.module.css'

interface SwitchFieldProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function SwitchField({ label, isOn, onChange }: SwitchFieldProps) {
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        className={styles.switch}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}
