import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as m from '#src/messages/messages.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { useDrawnInSteps, type ListItem } from '#src/ui/use-drawn-in-steps.ts'
import { entryKey, useIsScrollRestored } from './history-entry.ts'
import * as styles from './long-list.module.css'

/** With more items in the document, the page would respond too late. */
const MOST_ITEMS = 300

/** Lines drawn at once: more than a window shows. */
const FIRST_LINES = 12

/** Lines per further step. Each step lays out all lines drawn so far, so a few large steps cost least. */
const NEXT_LINES = 48

interface LongListProps {
  readonly items: readonly ListItem[]
  /** How many items one grid has; by default all. Each step lays out only the grid that it adds to. */
  readonly part?: number
  /** Of each part. */
  readonly className?: string | undefined
  /** How many items are drawn at once, and how many more after each paint. */
  readonly first?: number
  readonly step?: number
  readonly changesInSteps?: boolean
}

/** How many items a list shows after presses of 'Show more', by the key of its entry in the browser's history. */
const shownCounts = new Map<string | undefined, number>()

/** A list of any number of items, of which it shows some hundreds. Back and Forward restore how many. */
export function LongList({
  items,
  part = items.length || 1,
  className,
  first = FIRST_LINES,
  step = NEXT_LINES,
  changesInSteps = false,
}: LongListProps) {
  const router = useRouter()
  const listNow = { items, entry: entryKey(router.latestLocation), focused: NaN }
  const [list, setList] = useState(listNow)
  // Read with each new list: the router's location changes before a page is removed.
  if (list.items !== items) setList(listNow)
  const { entry, focused } = list
  const most = shownCounts.get(entry) ?? MOST_ITEMS
  const isAtOnce = useIsScrollRestored()
  const drawn = useDrawnInSteps(items, { first, step, most, isAtOnce, changesInSteps })
  const parts = Math.ceil(drawn.length / part) || 1
  const starts = Array.from({ length: parts }, (_, index) => index * part)
  const further = Math.min(MOST_ITEMS, items.length - most)

  const showMore = () => {
    shownCounts.set(entry, most + further)
    setList({ ...list, focused: most })
  }
  return (
    <>
      <div role="list">
        {starts.map((start) => (
          <div key={start} className={className}>
            {drawn.slice(start, start + part).map(({ key, content }, index) => (
              <div
                key={key}
                ref={start + index === focused ? focusFirstControl : undefined}
                role="listitem"
              >
                {content}
              </div>
            ))}
          </div>
        ))}
      </div>
      {drawn.length === most && further > 0 && (
        <Button variant="secondary" className={styles.more} onClick={showMore}>
          {m.uiShowMore({ count: further })}
        </Button>
      )}
    </>
  )
}

function focusFirstControl(item: HTMLElement | null): void {
  item?.querySelector<HTMLElement>('a, button')?.focus()
}
