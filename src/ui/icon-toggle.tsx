import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-toggle.module.css'

interface IconToggleProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName
  /** The accessible name, which says what a press does now. */
  readonly label: string
  readonly isOn: boolean
}

/** A round button that shows an icon only, filled while it is on. `--toggle-inset` makes its circle smaller than its target. */
export function IconToggle({ icon, label, isOn, className, ...props }: IconToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(styles.button, className)}
      {...props}
    >
      <Icon name={icon} filled={isOn} />
    </button>
  )
}
