import { useEffect, useRef } from 'react'
import type { Product } from '#src/domain/product/product.ts'
import { sendEvent } from '#src/analytics/send-event.ts'

/** Reports a list when it is shown, and again when it shows other `products`, which are memoized. */
export function useListEvent(list: string, products: readonly Product[], isShown = true): void {
  const part = useRef(null)
  useEffect(() => {
    if (isShown) sendEvent((events) => events.listShown(part, list, products))
  }, [list, products, isShown])
}
