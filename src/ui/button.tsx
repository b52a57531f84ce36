import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import * as styles from './button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'secondary' | 'text'
}

export function Button({ variant = 'primary', className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[variant], className)}
      {...props}
    />
  )
}
