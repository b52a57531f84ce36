import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { catalogueQuery, warmCatalogue } from '#src/data/catalogue-query.ts'
import { priceChanges, type PriceChange } from '#src/domain/price-changes.ts'
import type { Product } from '#src/domain/product.ts'

const NONE: ReadonlyMap<string, PriceChange> = new Map()

/**
 * What has become of kept products, by product id; nothing until the catalogue is loaded. What is kept can be used
 * without it: a load that fails is not mentioned here, and the next page that needs the catalogue tries again.
 */
export function usePriceChanges(kept: readonly Product[]): ReadonlyMap<string, PriceChange> {
  const client = useQueryClient()
  const { data } = useQuery({ ...catalogueQuery(), enabled: false })
  const isNeeded = kept.length > 0 && data === undefined

  useEffect(() => {
    if (!isNeeded) return undefined
    let isLeft = false
    const { queryKey } = catalogueQuery()
    void warmCatalogue(client).then(() => {
      if (!isLeft && client.getQueryState(queryKey)?.status === 'error') {
        void client.resetQueries({ queryKey, exact: true })
      }
    })
    return () => {
      isLeft = true
    }
  }, [client, isNeeded])

  return useMemo(() => (data ? priceChanges(kept, data) : NONE), [kept, data])
}
