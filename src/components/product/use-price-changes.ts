import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLoadedCatalogue } from '#src/data/use-catalogue.ts'
import { catalogueQuery } from '#src/data/catalogue-query.ts'
import { warm } from '#src/data/query-client.ts'
import { priceChanges, type PriceChange } from '#src/domain/cart/price-changes.ts'
import type { Product } from '#src/domain/product/product.ts'

const NONE: ReadonlyMap<string, PriceChange> = new Map()

/**
 * How persisted products differ from the catalogue's, by product id; empty until the catalogue has loaded. They can be
 * used without the catalogue, so a failed load shows no error here. With an empty list it loads too: the shop loads the
 * catalogue as it opens (specification, section 7).
 */
export function usePriceChanges(products: readonly Product[]): ReadonlyMap<string, PriceChange> {
  const client = useQueryClient()
  const { data } = useLoadedCatalogue()
  const isNeeded = data === undefined

  useEffect(() => {
    if (isNeeded) void warm(client, catalogueQuery())
  }, [client, isNeeded])

  return useMemo(() => (data ? priceChanges(products, data) : NONE), [products, data])
}
