import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import * as button from '#src/ui/button.module.css'
import { classNames } from '#src/ui/class-names.ts'

interface ButtonLinkProps extends ComponentProps<'a'> {
  readonly variant?: 'primary' | 'secondary'
}

export const ButtonLink = createLink(({ variant = 'secondary', ...props }: ButtonLinkProps) => (
  <a {...props} className={classNames(button.button, button[variant])} />
))
