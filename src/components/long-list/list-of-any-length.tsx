import { useState } from 'react'
import { lazyComponent } from '#src/components/page/lazy-component.tsx'
import { useIsScrollRestored } from '#src/components/page/restored-scroll.ts'
import { useDrawnInSteps, type ListItem } from '#src/ui/use-drawn-in-steps.ts'

/** A longer list has only the rows in sight in the document: with all of them, the page would respond too late. */
const WHOLE_LIMIT = 300

/** About as many as a window shows: drawn until the code for long lists has loaded. */
const FIRST_ITEMS = 16

/** Lines drawn at once: more than a window shows. */
const FIRST_LINES = 12

/** Lines per further step. Each step lays out all lines drawn so far, so a few large steps cost least. */
const NEXT_LINES = 48

const LongList = lazyComponent({
  part: 'long lists',
  load: async () => (await import('./long-list.tsx')).LongList,
  ifMissing: 'error page',
})

interface ListOfAnyLengthProps {
  readonly items: readonly ListItem[]
  readonly className?: string | undefined
  /** How many items are drawn at once, and how many more after each paint. */
  readonly first?: number
  readonly step?: number
  readonly changesInSteps?: boolean
}

/** A list of any number of items: all of them are in the document as long as the page responds in time. */
export function ListOfAnyLength(props: ListOfAnyLengthProps) {
  const { items, className } = props
  const [isLong, setIsLong] = useState(false)
  // Once long, a list stays long when items are removed: rendered the other way, it would lose its scroll position.
  if (!isLong && items.length > WHOLE_LIMIT) setIsLong(true)
  if (!isLong) return <WholeList {...props} />
  return (
    <LongList
      items={items}
      className={className}
      meanwhile={<WholeList {...props} items={items.slice(0, FIRST_ITEMS)} />}
    />
  )
}

function WholeList({
  items,
  className,
  first = FIRST_LINES,
  step = NEXT_LINES,
  changesInSteps = false,
}: ListOfAnyLengthProps) {
  const isAtOnce = useIsScrollRestored()
  const drawn = useDrawnInSteps(items, { first, step, isAtOnce, changesInSteps })
  return (
    <div role="list" className={className}>
      {drawn.map(({ key, content }) => (
        <div key={key} role="listitem">
          {content}
        </div>
      ))}
    </div>
  )
}
