import type { ReactNode } from 'react'

/** One item of a list, with its React key. */
export interface ListItem {
  readonly key: string
  readonly content: ReactNode
}
