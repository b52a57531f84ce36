import { useEffect, useState } from 'react'
import { afterNextPaint } from './after-next-paint.ts'

interface StepOptions {
  /** How many items are drawn at first. */
  readonly first: number
  /** How many follow after each paint. */
  readonly step: number
  /** Draw all of them now, as where a scroll position is restored: it counts from the top. */
  readonly isAtOnce?: boolean
  /**
   * Other `items` are another list, as after sorting: the paint that answers keeps the items that stand there, and the new
   * ones replace them in steps. Without it, other `items` show at once, as when one was removed.
   */
  readonly changesInSteps?: boolean
}

interface Drawn<Item> {
  readonly items: readonly Item[]
  readonly count: number
  /** The items of the list before, which stand where the new ones are still to come. */
  readonly before: readonly Item[]
}

/**
 * The items of a long list to draw now. A slow phone needs seconds for a hundred cards, and answers no press meanwhile:
 * the first items come at once, the others a few at a time, with a paint in between.
 *
 * Each step is drawn to the end. React may interrupt its deferred values and drop what it has made; Chromium never frees the
 * pictures among it.
 */
export function useDrawnInSteps<Item>(
  items: readonly Item[],
  { first, step, isAtOnce = false, changesInSteps = false }: StepOptions,
): readonly Item[] {
  const start = isAtOnce ? Infinity : first
  const [drawn, setDrawn] = useState<Drawn<Item>>({ items, count: start, before: [] })
  const isOther = changesInSteps && drawn.items !== items
  const isDone = !isOther && drawn.count >= items.length

  useEffect(() => {
    if (isDone) return undefined
    return afterNextPaint(() =>
      setDrawn(
        isOther
          ? { items, count: start, before: shownOf(drawn) }
          : { ...drawn, count: drawn.count + step },
      ),
    )
  }, [drawn, items, start, step, isOther, isDone])

  if (isAtOnce) return items
  return shownOf(isOther ? drawn : { ...drawn, items })
}

function shownOf<Item>({ items, count, before }: Drawn<Item>): readonly Item[] {
  return count >= items.length ? items : [...items.slice(0, count), ...before.slice(count)]
}
