import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import * as button from '#src/ui/button.module.css'
import { classNames } from '#src/ui/class-names.ts'

interface ButtonLinkProps extends ComponentProps<'a'> {
  /** For the one main action of a screen, and for others. */
  readonly variant?: 'primary' | 'secondary'
}

/** A link in the shop that looks like a button. */
export const ButtonLink = createLink(({ variant = 'secondary', ...props }: ButtonLinkProps) => (
  <a {...props} className={classNames(button.button, button[variant])} />
))
