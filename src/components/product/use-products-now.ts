import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useProductsOf } from '#src/data/catalogue-query.ts'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { linesNow } from '#src/domain/cart/todays-lines.ts'
import { cartLinesAtom } from '#src/state/cart-atoms.ts'

/** The lines of the cart, as the catalogue says now. */
export function useCartLines(): readonly CartLine[] {
  return useLinesNow(useAtomValue(cartLinesAtom))
}

export function useLinesNow(lines: readonly CartLine[]): readonly CartLine[] {
  const { data } = useProductsOf(lines.map(({ product }) => product.itemId))
  return useMemo(() => (data ? linesNow(lines, data) : lines), [lines, data])
}
