import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { catalogueQuery, useLoadedCatalogue } from '#src/data/catalogue-query.ts'
import { warm } from '#src/data/query-client.ts'
import type { CartLine } from '#src/domain/cart/cart.ts'
import { linesNow } from '#src/domain/cart/todays-lines.ts'
import { cartLinesAtom } from '#src/state/cart-atoms.ts'

/** The lines of the cart, as the catalogue says now. */
export function useCartLines(): readonly CartLine[] {
  return useLinesNow(useAtomValue(cartLinesAtom))
}

export function useLinesNow(lines: readonly CartLine[]): readonly CartLine[] {
  const { data } = useLoadedCatalogue()
  return useMemo(() => (data ? linesNow(lines, data) : lines), [lines, data])
}

/** Loads the catalogue for a page that shows products of the storage, even if it has none (specification, section 7). */
export function useNeededCatalogue(): void {
  const client = useQueryClient()
  const { data } = useLoadedCatalogue()
  const isNeeded = data === undefined

  useEffect(() => {
    if (isNeeded) void warm(client, catalogueQuery())
  }, [client, isNeeded])
}
