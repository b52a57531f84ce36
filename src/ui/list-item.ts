import type { ReactNode } from 'react'

/** One item of a list, and the key that tells it from the others. */
export interface ListItem {
  readonly key: string
  readonly content: ReactNode
}
