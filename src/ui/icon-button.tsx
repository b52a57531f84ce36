import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName
  /** The accessible name; of a toggle, it says what a press does now. */
  readonly label: string
  /** Makes it a toggle, filled while it is on. `--toggle-inset` makes its circle smaller than its target. */
  readonly isOn?: boolean
}

/** A round button that shows an icon only. */
export function IconButton({ icon, label, isOn, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(isOn === undefined ? styles.button : styles.toggle, className)}
      {...props}
    >
      <Icon name={icon} filled={isOn === true} />
    </button>
  )
}
