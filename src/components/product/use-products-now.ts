import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { catalogueQuery, useLoadedCatalogue } from '#src/data/catalogue-query.ts'
import { warm } from '#src/data/query-client.ts'
import { type CartLine, linesNow } from '#src/domain/cart/cart.ts'
import { priceChanges, type PriceChange } from '#src/domain/cart/price-changes.ts'
import { cartLinesAtom } from '#src/state/cart-atoms.ts'

/** The lines of the cart, as available as the catalogue says now. */
export function useCartLines(): readonly CartLine[] {
  return useLinesNow(useAtomValue(cartLinesAtom))
}

export function useLinesNow(lines: readonly CartLine[]): readonly CartLine[] {
  const { data } = useLoadedCatalogue()
  return useMemo(() => (data ? linesNow(lines, data) : lines), [lines, data])
}

/**
 * How lines differ from the catalogue, by product id; empty until it has loaded, or if it fails. With an
 * empty list it loads too (specification, section 7).
 */
export function usePriceChanges(lines: readonly CartLine[]): ReadonlyMap<string, PriceChange> {
  const client = useQueryClient()
  const { data } = useLoadedCatalogue()
  const isNeeded = data === undefined

  useEffect(() => {
    if (isNeeded) void warm(client, catalogueQuery())
  }, [client, isNeeded])

  return useMemo(() => priceChanges(lines), [lines])
}
