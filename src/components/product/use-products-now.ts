import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLoadedCatalogue } from '#src/data/catalogue-query.ts'
import { type CartLine, linesNow } from '#src/domain/cart/cart.ts'
import { availableNow } from '#src/domain/product/product-list.ts'
import type { Product } from '#src/domain/product/product.ts'
import { cartLinesAtom } from '#src/state/cart-atoms.ts'

const unchanged = (product: Product) => product

/** Gives persisted products the availability that the catalogue has now, once it has loaded. */
export function useAvailableNow(): (product: Product) => Product {
  const { data } = useLoadedCatalogue()
  return useMemo(() => (data ? availableNow(data) : unchanged), [data])
}

/** The lines of the cart, as available as the catalogue says now. */
export function useCartLines(): readonly CartLine[] {
  const lines = useAtomValue(cartLinesAtom)
  const { data } = useLoadedCatalogue()
  return useMemo(() => (data ? linesNow(lines, data) : lines), [lines, data])
}
