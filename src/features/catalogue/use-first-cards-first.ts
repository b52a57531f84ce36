import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { useIsScrollRestored } from '#src/components/use-is-scroll-restored.ts'
import type { Product } from '#src/domain/product.ts'

/** More than a window shows. */
const FIRST = 12

/** The browser can leave out what is not near the window. One that cannot would lay out all cards at every step. */
const laysOutInParts = 'ContentVisibilityAutoStateChangeEvent' in globalThis

/**
 * What to draw of a list now. On a slow phone a hundred cards take longer than a shopper wants to wait for an answer to a
 * press: the frame that answers keeps the cards that stand there, the next ones bring the first of the new list, and the
 * others follow when there is time. All come at once where a scroll position is restored on them.
 */
export function useFirstCardsFirst(products: readonly Product[]): readonly Product[] {
  const isRestored = useIsScrollRestored()
  const begun = useDeferredValue(products, products.slice(0, FIRST))
  const [whole, setWhole] = useState(begun)

  useEffect(() => startTransition(() => setWhole(begun)), [begun])

  if (isRestored || !laysOutInParts) return products
  return whole === begun ? begun : [...begun.slice(0, FIRST), ...whole.slice(FIRST)]
}
