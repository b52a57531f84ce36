import { useEffect, useRef } from 'react'
import type { Product } from '#src/domain/product.ts'
import { report } from '#src/events/report.ts'

/**
 * Reports a list of products when it is shown, and again when it shows others.
 *
 * @param list its name, the same as for its cards
 * @param products memoized
 */
export function useReportedList(
  list: string,
  products: readonly Product[],
  isShown: boolean,
): void {
  const place = useRef(null)
  useEffect(() => {
    if (isShown) report((reports) => reports.listShown(place, list, products))
  }, [list, products, isShown])
}
