import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import * as styles from './button-link.module.css'

/** A link in the shop that looks like a button. */
export const ButtonLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className={styles.link} />
))
