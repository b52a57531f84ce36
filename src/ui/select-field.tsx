import { useId } from 'react'
import { Icon } from './icon.tsx'
import * as styles from './select-field.module.css'

interface SelectFieldProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

export function SelectField<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="note">
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          value={value}
          className={styles.select}
          onChange={(event) => {
            const chosen = options[event.target.selectedIndex]
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-up" />
        </span>
      </div>
    </div>
  )
}
