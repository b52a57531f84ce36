import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { catalogueQuery, warmCatalogue } from '#src/data/catalogue-query.ts'
import type { CartLine } from '#src/domain/cart.ts'
import { priceChanges, type PriceChange } from '#src/domain/price-changes.ts'

const NONE: ReadonlyMap<string, PriceChange> = new Map()

/**
 * What has become of the products of the lines, by product id; nothing until the catalogue is loaded. The cart
 * works without it: a load that fails is not mentioned here, and the next page that needs the catalogue tries again.
 */
export function usePriceChanges(lines: readonly CartLine[]): ReadonlyMap<string, PriceChange> {
  const client = useQueryClient()
  const { data } = useQuery({ ...catalogueQuery(), enabled: false })
  const isNeeded = lines.length > 0 && data === undefined

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

  return useMemo(
    () =>
      data
        ? priceChanges(
            lines.map(({ product }) => product),
            data,
          )
        : NONE,
    [lines, data],
  )
}
