import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLoadedCatalogue } from '#src/data/use-catalogue.ts'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { availableNow } from '#src/domain/product/available-now.ts'
import type { Product } from '#src/domain/product/product.ts'
import { cartLinesAtom } from '#src/state/cart.ts'

const asKept = (kept: Product) => kept

/** Gives kept products the availability that the catalogue has now, once it has loaded. */
export function useAvailableNow(): (kept: Product) => Product {
  const { data } = useLoadedCatalogue()
  return useMemo(() => (data ? availableNow(data) : asKept), [data])
}

/** The lines of the cart, with the availability that the catalogue has now. */
export function useCartLines(): readonly CartLine[] {
  const lines = useAtomValue(cartLinesAtom)
  const now = useAvailableNow()
  return useMemo(
    () => lines.map(({ product, quantity }) => ({ product: now(product), quantity })),
    [lines, now],
  )
}
