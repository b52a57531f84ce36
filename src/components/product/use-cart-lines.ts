import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { cartLinesAtom } from '#src/state/cart.ts'
import { useAvailableNow } from './use-available-now.ts'

/** The lines of the cart, with the availability that the catalogue has now. */
export function useCartLines(): readonly CartLine[] {
  const lines = useAtomValue(cartLinesAtom)
  const now = useAvailableNow()
  return useMemo(
    () => lines.map(({ product, quantity }) => ({ product: now(product), quantity })),
    [lines, now],
  )
}
