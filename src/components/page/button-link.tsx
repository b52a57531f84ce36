import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import * as button from '#src/ui/button.module.css'
import { classNames } from '#src/ui/class-names.ts'

/** A link in the shop that looks like a button. */
export const ButtonLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className={classNames(button.button, button.secondary)} />
))
