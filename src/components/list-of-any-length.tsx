import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadCode } from '#src/code/load-code.ts'
import type { ListItem } from '#src/ui/list-item.ts'

/** Longer lists have only the rows in sight in the document: with all of them, the page would no longer answer. */
const WHOLE_LIMIT = 300

/** About a window full: what stands until the code for long lists is there. */
const FIRST_ITEMS = 16

const LongList = lazy(async () => {
  const { LongList } = await loadCode('long lists', () => import('./long-list.tsx'))
  return { default: LongList }
})

interface ListOfAnyLengthProps {
  readonly items: readonly ListItem[]
  /** The class of the list's grid, where it is long. */
  readonly className: string | undefined
  /** Draws a list of up to some hundred items. */
  readonly whole: (items: readonly ListItem[]) => ReactNode
}

/** A list that is whole in the document as long as the page answers in time with it. */
export function ListOfAnyLength({ items, className, whole }: ListOfAnyLengthProps) {
  const [isLong, setIsLong] = useState(false)
  // A long list stays one when items are removed: drawn in another way, it would lose its scroll position.
  if (!isLong && items.length > WHOLE_LIMIT) setIsLong(true)
  if (!isLong) return whole(items)
  return (
    <Suspense fallback={whole(items.slice(0, FIRST_ITEMS))}>
      <LongList items={items} className={className} />
    </Suspense>
  )
}
