import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadCode } from '#src/code/load-code.ts'
import type { ListItem } from '#src/ui/list-item.ts'

/** Of a longer list, only the rows in sight are in the document: with all of them, the page would respond too late. */
const WHOLE_LIMIT = 300

/** About as many as a window shows: drawn until the code for long lists has loaded. */
const FIRST_ITEMS = 16

const LongList = lazy(async () => {
  const { LongList } = await loadCode('long lists', () => import('./long-list.tsx'))
  return { default: LongList }
})

interface ListOfAnyLengthProps {
  readonly items: readonly ListItem[]
  /** The class of the grid of a long list. */
  readonly className: string | undefined
  /** Renders a list of up to a few hundred items. */
  readonly whole: (items: readonly ListItem[]) => ReactNode
}

/** A list of any number of items: all of them are in the document as long as the page responds in time. */
export function ListOfAnyLength({ items, className, whole }: ListOfAnyLengthProps) {
  const [isLong, setIsLong] = useState(false)
  // Once long, a list stays long when items are removed: rendered the other way, it would lose its scroll position.
  if (!isLong && items.length > WHOLE_LIMIT) setIsLong(true)
  if (!isLong) return whole(items)
  return (
    <Suspense fallback={whole(items.slice(0, FIRST_ITEMS))}>
      <LongList items={items} className={className} />
    </Suspense>
  )
}
