import { useEffect, useState } from 'react'
import { useIsScrollRestored } from '#src/components/use-is-scroll-restored.ts'
import type { CatalogueSearch } from '#src/domain/catalogue-search.ts'
import { afterNextPaint } from '#src/ui/after-next-paint.ts'

/** Sorting and drawing a list of more products may take longer than the paint that answers a press may wait. */
const MANY = 1000

/**
 * What a list is sorted and paged by: `search`, and with many products, `search` one paint later, so that the press that
 * changed it is answered first. Undefined before the first paint of a new list of many products.
 */
export function useListedSearch(
  search: CatalogueSearch,
  products: number,
): CatalogueSearch | undefined {
  // A scroll position is restored on the first paint.
  const isRestored = useIsScrollRestored()
  const [listed, setListed] = useState(isRestored ? search : undefined)
  const isLate = products > MANY && listed !== search

  useEffect(() => (isLate ? afterNextPaint(() => setListed(search)) : undefined), [isLate, search])

  return isLate ? listed : search
}
