import { useId, type ComponentProps } from 'react'
import * as styles from './text-field.module.css'

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'required' | 'type'
> {
  readonly label: string
  readonly value: string
  readonly error?: string | undefined
  readonly isLong?: boolean
  readonly onChange: (value: string) => void
}

export function TextField({
  label,
  error,
  isLong = false,
  type,
  onChange,
  ...props
}: TextFieldProps) {
  const id = useId()
  const shared = {
    ...props,
    id,
    className: styles.input,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="strong">
        {label}
      </label>
      {isLong ? (
        <textarea {...shared} rows={3} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...shared} type={type} onChange={({ target }) => onChange(target.value)} />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
