import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { catalogueQuery, useLoadedCatalogue } from '#src/data/catalogue-query.ts'
import { warm } from '#src/data/query-client.ts'
import { useSold } from '#src/data/use-sold.ts'
import { priceChanges, type PriceChange } from '#src/domain/cart/price-changes.ts'
import type { Product } from '#src/domain/product/product.ts'

const NONE: ReadonlyMap<string, PriceChange> = new Map()

/**
 * How persisted products differ from the catalogue's, by product id; empty until it has loaded, or if it fails. With an
 * empty list it loads too (specification, section 7).
 */
export function usePriceChanges(products: readonly Product[]): ReadonlyMap<string, PriceChange> {
  const client = useQueryClient()
  const { data } = useLoadedCatalogue()
  const { sold } = useSold(data, products)
  const isNeeded = data === undefined

  useEffect(() => {
    if (isNeeded) void warm(client, catalogueQuery())
  }, [client, isNeeded])

  return useMemo(() => (sold ? priceChanges(products, sold) : NONE), [products, sold])
}
