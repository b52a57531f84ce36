import { useEffect, useState, type ReactNode } from 'react'
import { afterNextPaint } from './after-next-paint.ts'

export interface ListItem {
  readonly key: string
  readonly content: ReactNode
}

interface StepOptions {
  /** How many items are drawn at first, and how many of another list after each paint. */
  readonly first: number
  /** How many follow after each paint if nothing was drawn before; more, the more are drawn. */
  readonly step: number
  /** How many items are shown at all. */
  readonly most?: number
  /** Draws all items at once. Needed while a scroll position is restored: it is measured from the top of the page. */
  readonly isAtOnce?: boolean
  /** Changed `items` replace the old ones in steps, as after sorting; else at once, as when one was removed. */
  readonly changesInSteps?: boolean
}

interface Drawn {
  readonly items: readonly ListItem[]
  readonly count: number
  /** Items of the previous list, shown until the steps reach their places. */
  readonly before: readonly ListItem[]
}

/**
 * The items of a long list to draw now: the first at once, others a few at a time, so that the page answers presses in
 * between. Not `useDeferredValue`: Chromium never frees the pictures of a rendering that React has discarded.
 */
export function useDrawnInSteps(
  items: readonly ListItem[],
  { first, step, most = Infinity, isAtOnce = false, changesInSteps = false }: StepOptions,
): readonly ListItem[] {
  const start = isAtOnce ? most : first
  const [drawn, setDrawn] = useState<Drawn>({ items, count: start, before: [] })
  if (changesInSteps && drawn.items !== items) {
    setDrawn({ items, count: start, before: shownOf(drawn, most) })
  }
  const isDone = drawn.count >= Math.min(items.length, most)

  useEffect(() => {
    if (isDone) return undefined
    // Each step lays out all that is drawn so far: steps of one size would take the square of the list's length.
    const further = Math.max(step, Math.ceil(drawn.count / 4))
    return afterNextPaint(() =>
      setDrawn({ ...drawn, count: drawn.count + (drawn.before.length > 0 ? first : further) }),
    )
  }, [drawn, first, step, isDone])

  return shownOf({ ...drawn, items }, most)
}

function shownOf({ items, count, before }: Drawn, most: number): readonly ListItem[] {
  if (Math.min(count, most) >= items.length) return items
  const shown = items.slice(0, Math.min(count, most))
  // Both lists may have the same item.
  const keys = new Set(shown.map(({ key }) => key))
  return [...shown, ...before.slice(count, most).filter(({ key }) => !keys.has(key))]
}
