import { useEffect, useState } from 'react'
import { useIsScrollRestored } from '#src/components/use-is-scroll-restored.ts'
import type { Product } from '#src/domain/product.ts'
import { afterNextPaint } from '#src/ui/after-next-paint.ts'

/** So many cards are drawn at a time: more than a window shows. */
const STEP = 12

/** The largest page of a list is drawn at once: its page numbers would move while they are pressed. */
const WHOLE = 16

/** The browser can leave out what is not near the window. One that cannot would lay out all cards at every step. */
const laysOutInParts = 'ContentVisibilityAutoStateChangeEvent' in globalThis

/** A list of which the first cards are drawn, and then those of what stood there before. */
interface Drawn {
  readonly products: readonly Product[]
  readonly count: number
  readonly before: readonly Product[]
}

/**
 * What to draw of a list now. On a slow phone a hundred cards take longer than a shopper wants to wait for an answer to a
 * press: the frame that answers keeps the cards that stand there, the next one has the first of the new list, and the
 * others follow. All come at once where a scroll position is restored on them.
 *
 * Each step is drawn to the end. With React's deferred values, which may be interrupted, pictures are made that are never
 * put into the page, and Chromium keeps those for ever.
 *
 * @param products a new array only where the list is another one
 */
export function useDrawnInSteps(products: readonly Product[]): readonly Product[] {
  const isRestored = useIsScrollRestored()
  const [drawn, setDrawn] = useState<Drawn>({ products, count: firstStep(products), before: [] })
  const isNew = drawn.products !== products
  const isWhole = !isNew && drawn.count >= products.length

  // The browser's frames are outside of React's knowledge.
  useEffect(() => {
    if (isWhole || !laysOutInParts) return undefined
    return afterNextPaint(() =>
      setDrawn(
        isNew
          ? { products, count: firstStep(products), before: shownOf(drawn) }
          : { ...drawn, count: drawn.count + STEP },
      ),
    )
  }, [drawn, products, isNew, isWhole])

  return isRestored || !laysOutInParts ? products : shownOf(drawn)
}

function firstStep({ length }: readonly Product[]): number {
  return length <= WHOLE ? length : STEP
}

function shownOf({ products, count, before }: Drawn): readonly Product[] {
  return count >= products.length ? products : [...products.slice(0, count), ...before.slice(count)]
}
