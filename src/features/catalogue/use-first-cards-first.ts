import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { useIsScrollRestored } from '#src/components/use-is-scroll-restored.ts'
import type { Product } from '#src/domain/product.ts'

/** A window full on a phone: what a new list shows in the same frame as its heading. */
const AT_ONCE = 4

/** More than a window shows. */
const FIRST = 12

const NONE: readonly Product[] = []

/**
 * What to draw of a list now. On a slow phone a hundred cards take longer than a shopper wants to wait for an answer to a
 * press: the frame that answers keeps the cards that stand there, the next ones bring the first of the new list, and the
 * others follow when there is time. All come at once where a scroll position is restored on them, and in browsers that
 * would lay out all of them anyway.
 */
export function useFirstCardsFirst(products: readonly Product[]): readonly Product[] {
  const isRestored = useIsScrollRestored()
  const begun = useDeferredValue(products, products.slice(0, AT_ONCE))
  const [whole, setWhole] = useState(NONE)

  useEffect(() => startTransition(() => setWhole(begun)), [begun])

  if (isRestored || !knowsContentVisibility) return products
  return whole === begun ? begun : [...begun.slice(0, FIRST), ...whole.slice(FIRST)]
}

const knowsContentVisibility = 'CSS' in globalThis && CSS.supports('content-visibility', 'auto')
